/**
 * @jest-environment jsdom
 */
import {cleanup, fireEvent, render, screen} from '@testing-library/react'
import {careGuideFixtures} from './care-guide.fixtures.ts'
import {CareGuideSection} from './care-guide.section.tsx'

afterEach(cleanup)

describe('MatchCount', () => {
  it('announces how many places fit, including 999 (WCAG 4.1.3)', () => {
    render(<CareGuideSection section={careGuideFixtures.full} />)
    expect(screen.getByRole('status').textContent).toBe('')
    fireEvent.click(screen.getByLabelText('I need help today, or I’m not sure'))
    expect(screen.getByRole('status').textContent).toBe('2 places fit')
    fireEvent.click(screen.getByLabelText('It can wait, and travel is hard'))
    expect(screen.getByRole('status').textContent).toBe('3 places fit')
  })
})
