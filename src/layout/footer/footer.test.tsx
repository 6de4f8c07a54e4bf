import {renderToStaticMarkup} from 'react-dom/server'
import {footerFixtures} from './footer.fixtures.tsx'

const html = renderToStaticMarkup(footerFixtures.full)

describe('Footer', () => {
  it('has four columns, each a section named by its heading (FTR-1)', () => {
    const columns = [
      ...html.matchAll(/<section aria-labelledby="([^"]+)"><h2 id="([^"]+)">([^<]+)<\/h2>/g),
    ]
    expect(columns.map(([, , , title]) => title)).toEqual([
      'Services',
      'Support',
      'Company',
      'Legal',
    ])
    expect(columns.every(([, label, id]) => label === id)).toBe(true)
  })

  it('links to the pages and says which services come soon (G-7)', () => {
    expect(html).toMatch(/<li><a[^>]*href="\/gp-visit"[^>]*>GP at home<\/a><\/li>/)
    // The dot is for where both stand on one line.
    const plain = html.replaceAll(/<\/?span>/g, '')
    expect(plain).toMatch(/<a[^>]*href="\/nurse-visit"[^>]*>Nurse at home<small>· Coming Soon</)
  })

  it('links to the profiles that have an address, by name, and to no other (FTR-1)', () => {
    const list = /<ul aria-label="Follow us"[^>]*>.*?<\/ul>/.exec(html)?.[0]
    expect(list?.match(/<li>/g)).toHaveLength(2)
    expect(list).toContain(
      '<a aria-label="Lamplight on LinkedIn" href="https://social.example/lamplight"',
    )
    expect(html).not.toContain('Lamplight on Instagram')
  })

  it('has no list of profiles where none has an address (FTR-1)', () => {
    const bare = renderToStaticMarkup(footerFixtures.withoutProfiles)
    expect(bare).not.toMatch(/Follow us|<ul|<section/)
  })

  it('lets 999 be called and says whose the page is (FTR-2)', () => {
    expect(html).toContain('If you need urgent care call <a href="tel:999">999</a>.')
    expect(html).toContain('<p>© 2026 Lamplight</p>')
  })

  it('names the company, its number and its office, and where it can be reached (FTR-2)', () => {
    expect(html).toContain('Lamplight Home Health Ltd is registered in England and Wales.')
    expect(html).toMatch(/<address>[^<]*12 Sample Street, London, N1 0ZZ<\/address>/)
    expect(html).toContain('href="mailto:')
    expect(html).toContain('href="tel:+442079460123"')
  })

  it('is where the menu leads without JavaScript, and renders its roofs for the eye alone', () => {
    expect(html).toMatch(/<footer[^>]*id="footer"/)
    expect(html.match(/<img[^>]*>/g)).toEqual([expect.stringContaining('alt=""')])
  })
})
