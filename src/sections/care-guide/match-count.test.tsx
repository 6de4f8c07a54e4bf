/**
 * @jest-environment jsdom
 */
import {cleanup, fireEvent, render, screen} from '@testing-library/react'
import {sectionState} from '#sections/testing/section-state.ts'
import {CareGuideSection} from './care-guide.section.tsx'

const section = sectionState('careGuide')
const idsOf = (...kinds: string[]) =>
  section.places.flatMap(({_id, kind}) => (kinds.includes(kind) ? [_id] : []))

afterEach(cleanup)

describe('MatchCount', () => {
  it('announces how many places fit, including 999 (WCAG 4.1.3)', () => {
    const answers = [
      {_key: 'all', label: 'All', places: null},
      {_key: 'now', label: 'Now', places: idsOf('emergency')},
      {_key: 'later', label: 'Later', places: idsOf('gp', 'home')},
    ]
    render(<CareGuideSection section={{...section, answers}} />)
    const status = screen.getByRole('status')
    expect(status.textContent).toBe('')
    fireEvent.click(screen.getByLabelText('Now'))
    expect(status.textContent).toBe(`1 ${section.foundOne}`)
    fireEvent.click(screen.getByLabelText('Later'))
    expect(status.textContent).toBe(`3 ${section.found}`)
  })
})
