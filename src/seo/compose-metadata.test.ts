import {composePageMetadata, type PageHead} from './compose-metadata.ts'

const now = new Date('2026-11-20T12:00:00Z')
const settings = {brand: 'Lamplight', titleTemplate: '%s – {brand}'}
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
    expect(composePageMetadata(page, settings, now)).toEqual({
      title: 'Book a Nurse Home Visit – Lamplight',
      description: 'A nurse comes to your home.',
      alternates: {canonical: '/nurse-visit'},
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
    expect(composePageMetadata(draft, template, now)).toEqual({
      title: 'Book a Nurse Home Visit – Lamplight',
      description: 'A nurse comes.',
      alternates: {canonical: '/nurse-visit'},
    })
  })
})
