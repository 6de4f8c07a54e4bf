import {setAnalyticsKey} from '#config/testing/with-analytics.ts'
import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {StoredItemsSection} from './stored-items.section.tsx'

const section = sectionState('storedItems')

/** Returns the statuses of the items; empty when the list is hidden. */
const statuses = async (onlyWithAnalytics: boolean) => {
  const tree = await renderTree(<StoredItemsSection section={{...section, onlyWithAnalytics}} />)
  return tree.querySelectorAll('td:last-child').map(({text}) => text)
}

describe('StoredItemsSection', () => {
  const unknown = section.items.map(() => section.isUnknown)
  it.each([
    ['shows the status as unknown without JavaScript (LAW-5)', false, null, unknown],
    ['hides the storage of analytics when the site has no analytics', true, null, []],
    ['lists the storage of analytics when the site has analytics', true, 'phc_example', unknown],
  ])('%s', async (_what, onlyWithAnalytics, key, expected) => {
    setAnalyticsKey(key)
    expect(await statuses(onlyWithAnalytics)).toEqual(expected)
  })
})
