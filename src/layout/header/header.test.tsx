import {renderToStaticMarkup} from 'react-dom/server'
import {definedItems} from '#lib/defined-items.ts'
import {frame, headerFixtures} from './header.fixtures.tsx'
import {SlideInMenu} from './menu-links.tsx'

const html = renderToStaticMarkup(headerFixtures.full)
const nav = /<nav.*<\/nav>/.exec(html)?.[0] ?? ''
const targets = (part: string) => [...part.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href)

describe('Header', () => {
  it('starts with a link to 999 (G-6)', () => {
    expect(html).toMatch(/<p id="([^"]+)">Emergency\? Call <a href="tel:999">999<\/a>/)
    expect(html.indexOf('tel:999')).toBeLessThan(html.indexOf('<nav'))
    expect(html).toMatch(/aria-labelledby="not-for-emergencies"/)
  })

  it('has two exclusive flyouts and two links (HDR-1)', () => {
    expect(nav.match(/<details[^>]*name="main-menu"[^>]*><summary>[^<]+/g)).toEqual([
      expect.stringContaining('For Patients'),
      expect.stringContaining('For Providers'),
    ])
    expect(nav).toMatch(/<a[^>]*href="\/about"[^>]*>About<\/a>/)
    expect(nav).toMatch(/<a[^>]*href="\/contact"[^>]*>Contact<\/a>/)
  })

  it('lights the doors of launched services and marks others as Coming Soon (G-7)', () => {
    const [, gp, nurse] = nav.split('<svg aria-hidden="true" data-door=')
    expect(gp).toContain('fill="var(--fan-lit)"')
    expect(gp).not.toContain('Coming Soon')
    expect(nurse).toContain('fill="var(--fan-dark)"')
    expect(nurse).toContain('Coming Soon')
  })

  it('has the same links in the slide-in menu (HDR-2)', () => {
    const menu = renderToStaticMarkup(
      <SlideInMenu
        emergency="Emergency? Call 999."
        label="Menu"
        links={definedItems(frame.navigation.links)}
        menus={definedItems(frame.navigation.menus)}
        register={{label: 'Register Interest', href: '/register-interest'}}
        themeSwitch={<button type="button">Use dark theme</button>}
      />,
    )
    expect(targets(nav)).toHaveLength(9)
    expect(targets(menu)).toEqual(['tel:999', '/register-interest', ...targets(nav)])
    expect(menu).toMatch(/<a[^>]*data-dialog="waitlist"[^>]*>Register Interest<\/a>/)
  })

  it('links the waitlist button to the page with the form (HDR-3, FORM-6)', () => {
    expect(html).toMatch(
      /<a aria-haspopup="dialog"[^>]*href="\/register-interest"[^>]*>Register Interest<\/a>/,
    )
  })

  it('labels the theme switch, the menu and the logo (HDR-4)', () => {
    expect(html).toMatch(/<button[^>]*>.*Use dark theme.*Use light theme.*<\/button>/)
    expect(html).toMatch(/<a[^>]*aria-label="Open menu"[^>]*href="#footer"/)
    expect(html).toMatch(/<a[^>]*href="\/"[^>]*><svg aria-label="Lamplight home"/)
  })
})
