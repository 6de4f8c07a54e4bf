import {renderToStaticMarkup} from 'react-dom/server'
import {pageHeroFixtures} from './page-hero.fixtures.ts'
import {PageHeroSection} from './page-hero.section.tsx'

const renderMarkup = (state: keyof typeof pageHeroFixtures) =>
  renderToStaticMarkup(<PageHeroSection section={pageHeroFixtures[state]} />)

describe('PageHeroSection', () => {
  it.each(['full', 'comingSoon', 'arches', 'plain', 'longest', 'bare'] as const)(
    'gives the page its one first heading (%s)',
    (state) => {
      expect(renderMarkup(state).match(/<h1/g)).toHaveLength(1)
      expect(renderMarkup(state)).toContain(`${pageHeroFixtures[state].headline}</h1>`)
    },
  )

  it('has a button for the interest dialog that leads to the form without JavaScript (GP-1)', () => {
    expect(renderMarkup('full')).toMatch(
      /<a[^>]*data-dialog="interest"[^>]*href="\/register-interest"[^>]*>Request a visit/,
    )
  })

  it('leads on with a quieter link, heard with its context', () => {
    expect(renderMarkup('full')).toMatch(/<a[^>]*href="#how"[^>]*>How it works/)
    expect(renderMarkup('arches')).toMatch(
      /<a[^>]*href="\/about"[^>]*>Learn more.*<span[^>]*> about Lamplight<\/span><\/a>/,
    )
  })

  it('says where the page stands, with a way back to Home', () => {
    expect(renderMarkup('full')).toMatch(
      /<nav aria-label="Breadcrumb".*<a href="\/">Home<\/a>.*aria-current="page">GP at home/,
    )
    expect(renderMarkup('bare')).not.toContain('<nav')
  })

  it('says in words whether the service is launched (G-7)', () => {
    expect(renderMarkup('full')).toMatch(/data-tag="on".*Open for interest/)
    expect(renderMarkup('comingSoon').match(/Coming Soon/g)).toHaveLength(2)
    expect(renderMarkup('comingSoon')).toContain('data-tag="soon"')
    expect(renderMarkup('comingSoon')).not.toContain('Open for interest')
    expect(renderMarkup('arches')).not.toContain('data-tag=')
  })

  it('stands people on its line, each described', () => {
    const pictures = renderMarkup('arches').match(/<img[^>]*>/g) ?? []
    expect(pictures).toHaveLength(3)
    expect(pictures.every((picture) => picture.includes('alt="A clinician (illustration)"'))).toBe(
      true,
    )
  })

  it('marks a page of words with a small front door', () => {
    expect(renderMarkup('plain')).toContain('data-door="gp"')
    expect(renderMarkup('full')).not.toContain('data-door')
  })

  it('loads its picture at once and describes it', () => {
    const [picture] = /<img[^>]*>/.exec(renderMarkup('full')) ?? []
    expect(picture).toContain('alt="A GP listens to an older patient at a kitchen table"')
    expect(picture).toContain('loading="eager"')
  })

  it('has no copy, no links and no picture where there are none', () => {
    expect(renderMarkup('bare')).not.toMatch(/<p[ >]|<a |<img|<nav/)
  })
})
