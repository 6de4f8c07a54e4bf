import {setAnalyticsKey} from '#config/testing/with-analytics.ts'
import {renderMarkup as render} from '#lib/testing/render.ts'
import {cookieChoiceFixtures} from './cookie-choice.fixtures.ts'
import {CookieChoiceSection} from './cookie-choice.section.tsx'

const renderMarkup = (state: keyof typeof cookieChoiceFixtures) =>
  render(<CookieChoiceSection section={cookieChoiceFixtures[state]} />)

const {consent} = cookieChoiceFixtures.full

beforeEach(() => setAnalyticsKey('phc_example'))

describe('CookieChoiceSection', () => {
  it('asks for consent and preselects no (LAW-5)', async () => {
    const html = await renderMarkup('full')
    expect(html).toContain(`<legend>${consent?.question ?? ''}</legend>`)
    expect(html).toMatch(/<input type="radio" name="analytics" checked="" value="no"\/>/)
    expect(html).toMatch(/<input type="radio" name="analytics" value="yes"\/>/)
  })

  it('says that nothing is counted without JavaScript, and disables its button', async () => {
    const html = await renderMarkup('full')
    expect(html).toContain(`<noscript><p>${consent?.withoutScript ?? ''}</p></noscript>`)
    expect(html).toMatch(/<button disabled="" type="submit">/)
  })

  it('offers no choice when the site has no analytics key (AN-1)', async () => {
    setAnalyticsKey(null)
    const html = await renderMarkup('full')
    expect(html).toContain(consent?.unavailable)
    expect(html).not.toMatch(/<form|your visits are counted/)
  })

  it('renders nothing without its copy', async () => {
    expect(await renderMarkup('withoutCopy')).toBe('')
  })
})
