import {setAnalyticsKey} from '#config/testing/with-analytics.ts'
import {renderMarkup as render} from '#lib/testing/render.ts'
import {storedItemsFixtures} from './stored-items.fixtures.ts'
import {StoredItemsSection} from './stored-items.section.tsx'

const renderMarkup = (state: keyof typeof storedItemsFixtures) =>
  render(<StoredItemsSection section={storedItemsFixtures[state]} />)

beforeEach(() => setAnalyticsKey(null))

describe('StoredItemsSection', () => {
  it('lists each stored item with its purpose, origin and lifetime (LAW-5)', async () => {
    const html = await renderMarkup('full')
    const {heading, items} = storedItemsFixtures.full
    for (const text of [heading, ...items.flatMap(({name, purpose}) => [name, purpose])]) {
      expect(html).toContain(text)
    }
    expect(html.match(/<tr/g)).toHaveLength(items.length + 1)
  })

  it('shows the status as unknown without JavaScript', async () => {
    expect((await renderMarkup('full')).match(/>Not known without JavaScript</g)).toHaveLength(2)
  })

  it('lists the storage of analytics only when the site has analytics', async () => {
    expect(await renderMarkup('ofAnalytics')).toBe('')
    setAnalyticsKey('phc_example')
    expect(await renderMarkup('ofAnalytics')).toContain(storedItemsFixtures.ofAnalytics.heading)
  })
})
