import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {PromiseLogSection} from './promise-log.section.tsx'

const section = sectionState('promiseLog')

describe('PromiseLogSection', () => {
  it.each([
    ['open', 'soon'],
    ['kept', 'plain'],
    ['late', 'soon'],
    ['broken', 'soon'],
  ] as const)(
    'labels the state %s, and only a kept promise as settled (UPD-1)',
    async (state, tag) => {
      const dates = {saidOn: '2026-01-05', changedOn: '2026-03-09'}
      const saidPromises = section.saidPromises
        .slice(0, 1)
        .map((one) => ({...one, ...dates, state}))
      const tree = await renderTree(<PromiseLogSection section={{...section, saidPromises}} />)
      expect(tree.querySelector(`[data-tag=${tag}]`)?.text).toBe(section.states[state])
      const times = tree.querySelectorAll('time')
      expect(times.map(({text, attributes}) => [attributes['dateTime'], text])).toEqual([
        ['2026-01-05', 'January 2026'],
        ['2026-03-09', 'March 2026'],
      ])
    },
  )
})
