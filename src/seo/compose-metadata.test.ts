import {composePageMetadata, type PageHead} from './compose-metadata.ts'

const now = new Date('2026-11-20T12:00:00Z')
const shareImage = {
  asset: {
    _type: 'reference' as const,
    _ref: 'image-652b85ba611404a8b29dee9dda14d226d590f74a-1200x630-jpg',
  },
  crop: null,
  hotspot: null,
  width: 1200,
  height: 630,
  extension: 'jpg',
}
const settings = {
  brand: 'Lamplight',
  titleTemplate: '%s – {brand}',
  defaultDescription: '{brand} plans to bring care home.',
  shareImage,
}
const page: PageHead = {
  path: '/nurse-visit',
  seo: {
    title: 'Book a Nurse Home Visit',
    description: 'A nurse comes to your home.',
    noIndex: null,
    image: null,
  },
}

describe('the metadata of a page', () => {
  it('joins its title and the brand, and names its own address as canonical (G-1, G-4)', () => {
    expect(composePageMetadata(page, settings, now)).toMatchObject({
      title: 'Book a Nurse Home Visit – Lamplight',
      description: 'A nurse comes to your home.',
      alternates: {canonical: '/nurse-visit'},
    })
  })

  it('shows the picture of the settings where a page is shared, and their description for one that has none (G-4)', () => {
    const {openGraph} = composePageMetadata(page, settings, now)
    expect(openGraph?.title).toBe('Book a Nurse Home Visit – Lamplight')
    expect(JSON.stringify(openGraph?.images)).toContain('652b85ba')
    const bare = {...page, seo: {...page.seo, description: ''}}
    expect(composePageMetadata(bare, settings, now)).toMatchObject({
      description: 'Lamplight plans to bring care home.',
    })
  })

  it('keeps a page from search engines that says so', () => {
    const hidden = {...page, seo: {...page.seo, noIndex: true}}
    expect(composePageMetadata(hidden, settings, now)).toMatchObject({robots: {index: false}})
  })

  it.each(['Save $& more', "From $' up", 'A $$ title'])(
    'keeps the signs of a title: %s',
    (title) => {
      const priced = {...page, seo: {...page.seo, title}}
      expect(composePageMetadata(priced, settings, now).title).toBe(`${title} – Lamplight`)
    },
  )

  it('has none of the marks of click-to-edit', () => {
    // Eight signs without width, as the client puts them behind every text of a draft.
    const marked = (text: string) => text + '\u200b\u200c\u200d\ufeff'.repeat(2)
    const draft = {
      path: marked(page.path),
      seo: {...page.seo, title: marked(page.seo.title), description: marked('A nurse comes.')},
    }
    const template = {...settings, titleTemplate: marked(settings.titleTemplate)}
    expect(composePageMetadata(draft, template, now)).toMatchObject({
      title: 'Book a Nurse Home Visit – Lamplight',
      description: 'A nurse comes.',
      alternates: {canonical: '/nurse-visit'},
    })
  })
})
