import {omit} from '#lib/omit.ts'
import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {PromiseLogSection} from './promise-log.section.tsx'

const section = sectionState('promiseLog')
const [one] = section.saidPromises
if (one === undefined) throw new Error('The first content has no promise.')
const promise = (state: typeof one.state, more: Partial<typeof one> = {}) => ({
  ...omit(one, ['changedOn']),
  state,
  saidOn: '2026-01-05',
  ...more,
})

describe('PromiseLogSection', () => {
  it('counts promises by state, broken ones first, and dates each once', async () => {
    const saidPromises = [
      promise('open'),
      promise('open'),
      promise('kept', {changedOn: '2026-03-09'}),
      promise('kept', {saidOn: '2026-02-05'}),
      promise('broken'),
    ]
    const tree = await renderTree(<PromiseLogSection section={{...section, saidPromises}} />)
    const {broken, kept, open} = section.states
    expect(tree.querySelectorAll('h3').map(({text}) => text)).toEqual([
      `${broken} (1)`,
      `${kept} (2)`,
      `${open} (2)`,
    ])
    expect(tree.querySelectorAll('[data-mark=good]')).toHaveLength(2)
    expect(tree.querySelectorAll('time').map(({text}) => text)).toEqual([
      'January 2026',
      'January 2026',
      'March 2026',
      'February 2026',
      'January 2026',
    ])
  })

  it('takes the anchor of the claim that a page links to', async () => {
    const saidPromises = [promise('open', {claimId: 'claim-1'})]
    const tree = await renderTree(<PromiseLogSection section={{...section, saidPromises}} />)
    expect(tree.querySelector('li#claim-1')).toBeTruthy()
  })
})
