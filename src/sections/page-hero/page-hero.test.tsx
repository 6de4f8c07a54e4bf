import {renderMarkup} from '#lib/testing/render.ts'
import {pageHeroFixtures} from './page-hero.fixtures.ts'
import {PageHeroSection} from './page-hero.section.tsx'

type State = keyof typeof pageHeroFixtures

const render = async (section: (typeof pageHeroFixtures)[State]) =>
  (await renderMarkup(<PageHeroSection section={section} />)).replaceAll('<!-- -->', '')
const html = (state: State) => render(pageHeroFixtures[state])

describe('PageHeroSection', () => {
  it.each(Object.entries(pageHeroFixtures))(
    'renders the only h1 of its page (%s)',
    async (_name, section) => {
      const markup = await render(section)
      expect(markup.match(/<h1/g)).toHaveLength(1)
      expect(markup).toContain(`${section.headline}</h1>`)
      expect(markup).toContain(section.lead ?? '')
    },
  )

  it('opens the interest dialog, or links to the form without JavaScript (GP-1)', async () => {
    expect(await html('full')).toMatch(
      /<a[^>]*data-dialog="interest"[^>]*href="\/not-available-yet"[^>]*>Request a visit/,
    )
  })

  it('links the words of the note to the waitlist of its service (GP-1)', async () => {
    expect(await html('full')).toMatch(
      /You cannot book yet\. <a[^>]*data-dialog="waitlist" data-subject="gp"[^>]*>Join the waitlist<\/a> and we will email you\.<\/p>/,
    )
    const {full} = pageHeroFixtures
    expect(await render({...full, note: 'Not open yet.'})).toMatch(
      /Not open yet\. <a[^>]*>Join the waitlist<\/a><\/p>/,
    )
    expect(await render({...full, noteLink: null})).toContain('Join the waitlist and we will')
  })

  it('renders a secondary link with context for screen readers', async () => {
    expect(await html('full')).toMatch(/<a[^>]*href="#how"[^>]*>How it works/)
    expect(await html('arches')).toMatch(
      /<a[^>]*href="\/about"[^>]*>Learn more.*<span[^>]*> about Lamplight<\/span><\/a>/,
    )
  })

  it('renders a link down the page as an outlined button where it is the only action', async () => {
    const plain = {...pageHeroFixtures.full, layout: 'plain' as const}
    expect(await render({...plain, primary: null})).toMatch(
      /<a[^>]*data-variant="outline"[^>]*href="#how"/,
    )
    expect(await render(plain)).not.toContain('data-variant="outline"')
  })

  it('renders a secondary dialog of a panel as an outlined button (NURSE-1)', async () => {
    const {full, comingSoon} = pageHeroFixtures
    const markup = await render({...full, secondary: comingSoon.primary})
    expect(markup).toMatch(/<a[^>]*data-variant="lamp"[^>]*>Request a visit/)
    expect(markup).toMatch(
      /<a[^>]*data-dialog="interest"[^>]*data-variant="ghost"[^>]*>Coming Soon/,
    )
  })

  it('renders a breadcrumb that links to Home', async () => {
    expect(await html('full')).toMatch(
      /<nav aria-label="Breadcrumb".*<a href="\/">Home<\/a>.*aria-current="page">GP at home/,
    )
    expect(await html('bare')).not.toContain('<nav')
  })

  it('states whether the service is launched (G-7)', async () => {
    expect(await html('full')).toMatch(/data-tag="on".*Opening first/)
    expect((await html('comingSoon')).match(/Coming Soon/g)).toHaveLength(2)
    expect(await html('comingSoon')).toContain('data-tag="soon"')
    expect(await html('comingSoon')).not.toContain('Opening first')
    expect(await html('arches')).not.toContain('data-tag=')
  })

  it.each<[State, number]>([
    ['arches', 3],
    ['poster', 2],
  ])('describes each person of %s', async (state, count) => {
    const pictures = (await html(state)).match(/<img[^>]*>/g) ?? []
    expect(pictures).toHaveLength(count)
    for (const picture of pictures) expect(picture).toContain('alt="A clinician (illustration)"')
  })

  it('shows the small front door of its service on a page without an image (DES-1)', async () => {
    expect(await html('plain')).toContain('data-door="gp"')
    expect(await html('full')).not.toContain('data-door')
  })

  it('shows the first door of the street on a page without a service (DES-1)', async () => {
    const section = {...pageHeroFixtures.plain, service: null}
    const doors = [
      {_id: 'service-nurse', _type: 'service', key: 'nurse', doorNumber: 19, status: 'comingSoon'},
    ] as const
    const markup = await renderMarkup(<PageHeroSection doors={doors} section={section} />)
    expect(markup).toContain('data-door="nurse"')
    expect(markup).not.toContain('data-tag')
    expect(await render(section)).not.toContain('data-door')
  })

  it.each<[State, string]>([
    ['full', 'A GP listens to an older patient at a kitchen table'],
    ['picture', 'A doctor in a dark suit and an older man talk at a kitchen table'],
  ])('loads the image of %s eagerly and describes it (PROV-4)', async (state, alt) => {
    const [picture] = /<img[^>]*>/.exec(await html(state)) ?? []
    expect(picture).toContain(`alt="${alt}"`)
    expect(picture).toContain('loading="eager"')
  })

  it.each<State>(['bare', 'posterBare'])(
    'omits copy, links and image that are not set (%s)',
    async (state) => {
      expect(await html(state)).not.toMatch(/<p[ >]|<a |<img|<nav/)
    },
  )
})

describe('PageHeroSection in the other layouts', () => {
  it('links to the contact page and to the app below (ABOUT-1)', async () => {
    expect(await html('poster')).toMatch(/<a[^>]*href="\/contact"[^>]*>Contact Us</)
    expect(await html('poster')).toMatch(/<a[^>]*href="#app"[^>]*>The app is on its way/)
  })

  it('links to the contact form from the card on the image (PROV-4)', async () => {
    expect(await html('picture')).toMatch(/<a[^>]*href="\/contact"[^>]*>Contact Us<\/a>/)
    expect(await html('pictureBare')).not.toContain('<a ')
  })

  it('lists the audiences of the page', async () => {
    expect(await html('picture')).toMatch(/<ul[^>]*aria-label="Who we work with"/)
    expect((await html('picture')).match(/<li>/g)).toHaveLength(3)
    expect(await html('pictureBare')).not.toContain('<ul')
  })

  it('has a caption below its image, or none', async () => {
    const caption = /<figure[^>]*>.*<img.*<figcaption[^>]*><span>A drawing\..*<\/figcaption>/
    expect(await html('picture')).toMatch(caption)
    expect(await html('pictureBare')).not.toContain('<figcaption')
  })

  it('downloads the guide under its own file name and shows its title and size (PROV-5)', async () => {
    expect(await html('download')).toMatch(
      /<a [^>]*href="[^"]*\/files\/[^"]+\.pdf"[^>]*>.*Download Guidelines<span[^>]*> Clinical guidelines for home visits, PDF, 2\.4\u00A0MB</,
    )
    expect(await html('download')).toContain('download="clinical-guidelines.pdf"')
    expect(await html('downloadBare')).not.toContain('<a ')
    const {download, full} = pageHeroFixtures
    expect(await html('download')).not.toContain('<img')
    expect(await render({...download, picture: full.picture})).toContain('<img')
    expect(await render({...download, secondary: full.secondary})).toMatch(
      /<p>Clinical guidelines for home visits, PDF, 2\.4\u00A0MB<\/p>.*<a[^>]*href="#how"/,
    )
  })

  it('shows the note about a draft until the finished file is there', async () => {
    const {download} = pageHeroFixtures
    expect(await html('download')).toContain('<p>Draft. A clinical lead')
    const guide = download.guide && {...download.guide, file: download.guide.draft}
    expect(await render({...download, guide})).not.toContain('<p>Draft. A clinical lead')
  })

  it('also opens the form of its profession in a dialog (PROV-3)', async () => {
    expect(await html('join')).toMatch(
      /<a[^>]*data-dialog="providerInterest"[^>]*data-subject="nurse"[^>]*href="\/providers\/nurse\/register"/,
    )
  })

  it('asks a nurse, but not a carer, for years of experience (PROV-3)', async () => {
    expect(await html('join')).toContain('Years of experience')
    expect(await html('joinBare')).toContain('<form')
    expect(await html('joinBare')).not.toContain('Years of experience')
  })

  it('lists the requirements when they are set', async () => {
    expect(await html('join')).toMatch(/What you will need<\/h2>.*<li>An NMC Pin<\/li>/)
    expect(await html('joinBare')).not.toContain('What you will need')
  })

  it('links from the requirements to the checklist (PROV-6)', async () => {
    expect(await html('join')).toMatch(/<\/ul><p[^>]*><a[^>]*href="\/providers\/checklist"/)
  })

  it('puts the form before the people, so that phones show its fields first (PROV-3)', async () => {
    const markup = await html('join')
    expect(markup.indexOf('<form')).toBeGreaterThan(0)
    expect(markup.indexOf('<form')).toBeLessThan(markup.indexOf('<img'))
  })
})
