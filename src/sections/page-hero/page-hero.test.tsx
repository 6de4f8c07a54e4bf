import {renderToStaticMarkup} from 'react-dom/server'
import {pageHeroFixtures} from './page-hero.fixtures.ts'
import {PageHeroSection} from './page-hero.section.tsx'

const renderMarkup = (state: keyof typeof pageHeroFixtures) =>
  renderToStaticMarkup(<PageHeroSection section={pageHeroFixtures[state]} />)

describe('PageHeroSection', () => {
  it.each(['full', 'comingSoon', 'longest', 'bare'] as const)(
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

  it('has a second link, with a context that is heard', () => {
    expect(renderMarkup('full')).toMatch(
      /<a[^>]*href="\/about"[^>]*>Learn more<span[^>]*> about Lamplight<\/span><\/a>/,
    )
    expect(renderMarkup('comingSoon').match(/<a /g)).toHaveLength(1)
  })

  it('says in words whether the service is launched (G-7)', () => {
    expect(renderMarkup('full')).toContain('Open for interest')
    expect(renderMarkup('comingSoon').match(/Coming Soon/g)).toHaveLength(2)
    expect(renderMarkup('comingSoon')).not.toContain('Open for interest')
  })

  it('loads its picture at once and describes it', () => {
    const [picture] = /<img[^>]*>/.exec(renderMarkup('full')) ?? []
    expect(picture).toContain('alt="A GP listens to an older patient at a kitchen table"')
    expect(picture).toContain('loading="eager"')
  })

  it('has no copy, no links and no picture where there are none', () => {
    expect(renderMarkup('bare')).not.toMatch(/<p[ >]|<a |<img/)
  })
})
