import {composePageMetadata, type PageHead} from './compose-metadata.ts'
import {exampleFacts} from './testing/example-facts.ts'

const now = new Date('2026-11-20T12:00:00Z')
const reference = 'image-d3101931a3b307b3a5e81335d6daa895e79b3335-1200x630-jpg'
const shareImage = {
  asset: {_type: 'reference' as const, _ref: reference},
  crop: null,
  hotspot: null,
  width: 1200,
  height: 630,
  extension: 'jpg',
}
const settings: Parameters<typeof composePageMetadata>[1] = {
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
  modified: null,
  facts: exampleFacts,
}

describe('composePageMetadata', () => {
  it('combines title and brand and sets the canonical URL (G-1, G-4)', () => {
    expect(composePageMetadata(page, settings, now)).toMatchObject({
      title: 'Book a Nurse Home Visit – Lamplight',
      description: 'A nurse comes to your home.',
      alternates: {canonical: '/nurse-visit', types: {'text/markdown': '/nurse-visit.md'}},
    })
  })

  const imagesOf = (head: PageHead, own = settings) =>
    JSON.stringify(composePageMetadata(head, own, now).openGraph?.images)

  it('links a share image that changes with the headline (SEO-2, SEO-6)', () => {
    const bare = {...settings, shareImage: null}
    const {openGraph, twitter} = composePageMetadata(page, bare, now)
    expect(imagesOf(page, bare)).toMatch(/"\/share\/gp-lit-[0-9a-f]{8}\/nurse-visit\.png"/)
    expect(openGraph?.images).toMatchObject([{width: 1200, height: 630, alt: 'See a GP at home'}])
    expect(twitter).toMatchObject({card: 'summary_large_image', images: openGraph?.images})
    const changed = {...page, facts: {...exampleFacts, headline: 'See a doctor'}}
    expect(imagesOf(changed, bare).split('/')[2]).not.toBe(imagesOf(page, bare).split('/')[2])
  })

  it('generates the image when an imported one is an SVG (SEO-6)', () => {
    const drawing = {...settings, shareImage: {...shareImage, extension: 'svg'}}
    expect(imagesOf(page, drawing)).toContain('/share/')
  })

  it('prefers the page’s image to the image of the settings (SEO-6)', () => {
    const own = {
      ...{...shareImage, width: 2400, height: 1800},
      asset: {...shareImage.asset, _ref: reference.replace('d310', '0000')},
    }
    const chosen = {...page, seo: {...page.seo, image: own}}
    expect(imagesOf(chosen)).toContain('00001931')
    expect(imagesOf(chosen)).toContain('"width":1200,"height":900')
    expect(imagesOf(page)).toContain('d3101931')
  })

  it.each<[string, Partial<PageHead['seo']>, object]>([
    [
      'the description of the settings',
      {description: ''},
      {description: 'Lamplight plans to bring care home.'},
    ],
    ['noindex, if the page requests it', {noIndex: true}, {robots: {index: false}}],
    ['special characters', {title: "$& $' $$"}, {title: "$& $' $$ – Lamplight"}],
  ])('has %s (G-4)', (_what, seo, metadata) => {
    const own = {...page, seo: {...page.seo, ...seo}}
    expect(composePageMetadata(own, settings, now)).toMatchObject(metadata)
  })

  it('removes the invisible marks of click-to-edit', () => {
    // Stega marks: eight zero-width characters after each text of a draft.
    const marked = (text: string) => text + '\u200b\u200c\u200d\ufeff'.repeat(2)
    const draft = {
      ...page,
      path: marked(page.path),
      facts: {...exampleFacts, headline: marked(exampleFacts.headline)},
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
