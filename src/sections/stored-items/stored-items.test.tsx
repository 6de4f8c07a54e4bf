import {setAnalyticsKey} from '#config/testing/with-analytics.ts'
import {renderMarkup as render} from '#lib/testing/render.ts'
import {storedItemsFixtures} from './stored-items.fixtures.ts'
import {StoredItemsSection} from './stored-items.section.tsx'

const renderMarkup = (state: keyof typeof storedItemsFixtures) =>
  render(<StoredItemsSection section={storedItemsFixtures[state]} />)

beforeEach(() => setAnalyticsKey(null))

describe('StoredItemsSection', () => {
  it('lists what is stored by name, with what it does, who sets it and how long it lasts (LAW-5)', async () => {
    const html = await renderMarkup('full')
    const {heading, items} = storedItemsFixtures.full
    for (const text of [heading, ...items.flatMap(({name, purpose}) => [name, purpose])]) {
      expect(html).toContain(text)
    }
    expect(html.match(/<tr/g)).toHaveLength(items.length + 1)
  })

  it('does not say what is on a device that it cannot see', async () => {
    expect((await renderMarkup('full')).match(/>Not known without JavaScript</g)).toHaveLength(2)
  })

  it('says what analytics stores only where there is analytics', async () => {
    expect(await renderMarkup('ofAnalytics')).toBe('')
    setAnalyticsKey('phc_example')
    expect(await renderMarkup('ofAnalytics')).toContain(storedItemsFixtures.ofAnalytics.heading)
  })
})
