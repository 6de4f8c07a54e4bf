import {renderToStaticMarkup} from 'react-dom/server'
import {footerFixtures} from './footer.fixtures.tsx'

const html = renderToStaticMarkup(footerFixtures.full)

describe('Footer', () => {
  it('has four sections, each named by its heading and foldable without JavaScript (FTR-1)', () => {
    const titles = ['Services', 'Support', 'Company', 'Legal']
    const columns = html.matchAll(/<section aria-labelledby="([^"]+)"><h2 id="\1">([^<]+)/g)
    expect([...columns].map(([, , title]) => title)).toEqual(titles)
    const folded = html.matchAll(/<details><summary>([^<]+)<svg/g)
    expect([...folded].map(([, title]) => title)).toEqual(titles)
  })

  it('links to the pages and marks services as Coming Soon (G-7)', () => {
    expect(html).toMatch(/<li><a[^>]*href="\/gp-visit"[^>]*>GP at home<\/a><\/li>/)
    // The dot is hidden where the badge has its own line.
    const plain = html.replaceAll(/<\/?span>/g, '')
    expect(plain).toMatch(/<a[^>]*href="\/nurse-visit"[^>]*>Nurse at home<small>· Coming Soon</)
  })

  it('links only to profiles that have a URL (FTR-1)', () => {
    const list = /<ul aria-label="Follow us"[^>]*>.*?<\/ul>/.exec(html)?.[0]
    expect(list?.match(/<li>/g)).toHaveLength(2)
    expect(list).toContain(
      '<a aria-label="Lamplight on LinkedIn" href="https://social.example/lamplight"',
    )
    expect(html).not.toContain('Lamplight on Instagram')
  })

  it('omits the list of profiles when none has a URL (FTR-1)', () => {
    const bare = renderToStaticMarkup(footerFixtures.withoutProfiles)
    expect(bare).not.toMatch(/Follow us|<ul|<section/)
  })

  it('has a link to 999 and the copyright (FTR-2)', () => {
    expect(html).toContain('If you need urgent care call <a href="tel:999">999</a>.')
    expect(html).toContain('<p>© 2026 Lamplight</p>')
  })

  it('names the company, its office, email and phone (FTR-2)', () => {
    expect(html).toContain('Lamplight Home Health Ltd is registered in England and Wales.')
    expect(html.match(/1 Lamp Street, London, N1 1ZZ/g)).toHaveLength(1)
    expect(html).toContain('href="mailto:')
    expect(html).toContain('href="tel:+441614960123"')
  })

  it('leaves out an invented phone number, address and registration (FTR-2, LAW-11)', () => {
    const invented = renderToStaticMarkup(footerFixtures.invented)
    expect(invented).not.toMatch(/tel:\+|7946|<address|is registered in/)
    expect(invented).toContain('href="mailto:')
  })
})
