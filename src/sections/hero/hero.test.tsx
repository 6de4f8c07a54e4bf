import {renderToStaticMarkup} from 'react-dom/server'
import {heroFixtures} from './hero.fixtures.ts'
import {HeroSection} from './hero.section.tsx'

const renderMarkup = (state: keyof typeof heroFixtures) =>
  renderToStaticMarkup(<HeroSection section={heroFixtures[state]} />)

describe('HeroSection', () => {
  it('renders the headline with its highlighted part (HOME-1)', () => {
    expect(renderMarkup('full')).toMatch(/<h1[^>]*>Healthcare is <em>at home\.<\/em><\/h1>/)
  })

  it('renders the whole headline without a highlight', () => {
    expect(renderMarkup('bare')).toMatch(/<h1[^>]*>Healthcare is at home\.<\/h1>/)
  })

  it.each([
    ['Care at home, your home.', 'home', 'Care at <em>home</em>, your home.'],
    ['home, home and home', 'home', '<em>home</em>, home and home'],
    ['At home', 'At home', '<em>At home</em>'],
    ['At home', 'elsewhere', 'At home'],
  ])('keeps all of the headline %j when %j is highlighted', (headline, highlight, html) => {
    const section = {...heroFixtures.full, headline, highlight}
    expect(renderToStaticMarkup(<HeroSection section={section} />)).toContain(`>${html}</h1>`)
  })

  it('links to the form and to the about page (HOME-1)', () => {
    const html = renderMarkup('full')
    expect(html).toMatch(/<a[^>]*href="\/early-access"[^>]*>Early Access</)
    expect(html).toMatch(/<a[^>]*href="\/about"[^>]*>Learn more</)
  })

  it('describes the house as one image and lists the five doctors (HOME-1)', () => {
    const html = renderMarkup('full')
    expect(html).toContain('aria-label="A London terraced house with a GP at the door')
    const people = html.match(/<li aria-current="(true|false)">/g)
    expect(people).toHaveLength(5)
    expect(html).toContain('<b>Dr Imran Callowby</b><span>GP · Walthamstow</span>')
    expect(html).toContain('A man with a short black beard')
  })

  it('shows the first person at full length in the doorway', () => {
    expect(renderMarkup('full')).toContain('A doctor in a blue coat in the doorway')
    expect(renderMarkup('full')).toContain('c68c18cb5f2a4e4f9a3f63db51ccc5a9c35b3866-476x1186.svg')
  })

  it('labels samples and nobody else (LAW-11)', () => {
    // Four in the list, and one badge for narrow screens.
    expect(renderMarkup('full').match(/Example profile/g)).toHaveLength(5)
  })

  it('renders a lit house without a list when nobody is listed, as when samples are hidden (LAW-11)', () => {
    const html = renderMarkup('withoutPeople')
    expect(html).toContain('aria-label="A London terraced house with lit windows."')
    expect(html).not.toMatch(/<image|data-controls|aria-current/)
  })

  it('lights every window before hydration', () => {
    expect(renderMarkup('full')).not.toMatch(/ data-lit=/)
  })

  it('omits the list of facts when there are none', () => {
    expect(renderMarkup('full')).toContain('From £149')
    expect(renderMarkup('bare').match(/<ul/g)).toHaveLength(1)
  })

  it('shows the sources of all facts behind one button (HOME-1)', () => {
    expect(renderMarkup('full').match(/<div data-claim-sources="">/g)).toHaveLength(1)
    expect(renderMarkup('bare')).not.toContain('data-claim-sources')
  })
})
