import {setAnalyticsKey} from '#config/testing/with-analytics.ts'
import {renderMarkup as render} from '#lib/testing/render.ts'
import {cookieChoiceFixtures} from './cookie-choice.fixtures.ts'
import {CookieChoiceSection} from './cookie-choice.section.tsx'

const renderMarkup = (state: keyof typeof cookieChoiceFixtures) =>
  render(<CookieChoiceSection section={cookieChoiceFixtures[state]} />)

const {consent} = cookieChoiceFixtures.full

beforeEach(() => setAnalyticsKey('phc_example'))

describe('CookieChoiceSection', () => {
  it('asks, and says no at first (LAW-5)', async () => {
    const html = await renderMarkup('full')
    expect(html).toContain(`<legend>${consent?.question ?? ''}</legend>`)
    expect(html).toMatch(/<input type="radio" name="analytics" checked="" value="no"\/>/)
    expect(html).toMatch(/<input type="radio" name="analytics" value="yes"\/>/)
  })

  it('says without JavaScript that nothing is counted, and has a button that can do nothing', async () => {
    const html = await renderMarkup('full')
    expect(html).toContain(`<noscript><p>${consent?.withoutScript ?? ''}</p></noscript>`)
    expect(html).toMatch(/<button disabled="" type="submit">/)
  })

  it('offers no choice where the site has no key, and promises none (AN-1)', async () => {
    setAnalyticsKey(null)
    const html = await renderMarkup('full')
    expect(html).toContain(consent?.unavailable)
    expect(html).not.toMatch(/<form|your visits are counted/)
  })

  it('is not there without its words', async () => {
    expect(await renderMarkup('withoutCopy')).toBe('')
  })
})
