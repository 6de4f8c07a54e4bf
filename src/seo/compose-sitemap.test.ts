import {addressesPerSitemap} from '#shared/generated-files.ts'
import {composeSitemap, composeSitemapPart} from './compose-sitemap.ts'

const origin = 'https://www.example.org'
const modified = '2026-11-01T00:00:00Z'
const locations = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)
const manyPages = (count: number) =>
  Array.from({length: count}, (_, index) => ({path: `/p${index}`, modified, listPages: []}))

describe('composeSitemap', () => {
  it('lists every page and list page (SEO-1)', () => {
    const pages = [
      {path: '/', modified, listPages: []},
      {path: '/updates', modified, listPages: ['/updates/page-2', '/updates/page-3']},
    ]
    const xml = composeSitemap(pages, origin)
    expect(xml).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
    expect(xml).toContain(`<loc>${origin}/</loc>\n<lastmod>${modified}</lastmod>`)
    expect(locations(xml)).toEqual([
      'https://www.example.org/',
      'https://www.example.org/updates',
      'https://www.example.org/updates/page-2',
      'https://www.example.org/updates/page-3',
    ])
  })

  it('returns a single file up to the maximum number of entries', () => {
    const pages = manyPages(addressesPerSitemap)
    expect(locations(composeSitemap(pages, origin))).toHaveLength(addressesPerSitemap)
    expect(composeSitemapPart(pages, origin, 1)).toBeNull()
  })

  it('returns an index of parts above the maximum', () => {
    const changed = {path: '/last', modified: '2026-11-02T00:00:00Z', listPages: ['/last/page-2']}
    const pages = [...manyPages(2 * addressesPerSitemap), changed]
    const index = composeSitemap(pages, origin)
    expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
    expect(index).not.toContain('<url>')
    expect(locations(index)).toEqual([1, 2, 3].map((number) => `${origin}/sitemap-${number}.xml`))
    expect(index.match(/<lastmod>[^<]*/g)).toEqual([
      `<lastmod>${modified}`,
      `<lastmod>${modified}`,
      '<lastmod>2026-11-02T00:00:00Z',
    ])
    const listed = [1, 2, 3].map((number) => locations(composeSitemapPart(pages, origin, number)))
    expect(listed.map(({length}) => length)).toEqual([addressesPerSitemap, addressesPerSitemap, 2])
    expect(new Set(listed.flat()).size).toBe(2 * addressesPerSitemap + 2)
    expect(composeSitemapPart(pages, origin, 4)).toBeNull()
  })
})
