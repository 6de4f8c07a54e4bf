import {demoStageFixtures} from './demo-stage/demo-stage.fixtures.ts'
import {faqsFixtures} from './faqs/faqs.fixtures.ts'
import {formFixtures} from './form/form.fixtures.ts'
import type {Page} from './get-page.ts'
import {guideHeadFixtures} from './guide-head/guide-head.fixtures.ts'
import {headOf, pageFacts} from './page-facts.ts'
import {pageHeroFixtures} from './page-hero/page-hero.fixtures.ts'
import {videoBannerFixtures} from './video-banner/video-banner.fixtures.ts'

const factsOf = (...sections: Page['sections']) =>
  pageFacts({
    path: '/gp-visit',
    seo: {title: 'Request a GP visit', description: 'A GP.', noIndex: null, image: null},
    sections,
  })

describe('pageFacts (SEO-5, SEO-6)', () => {
  it('takes the headline from the first section, or from the title without one', () => {
    expect(factsOf(pageHeroFixtures.full).headline).toBe('See a GP at home')
    const [guide] = Object.values(guideHeadFixtures)
    expect(guide && factsOf(guide).headline).toBe(guide?.guide.title)
    expect(factsOf().headline).toBe('Request a GP visit')
  })

  it('contains the service, its door and the breadcrumb', () => {
    expect(factsOf(pageHeroFixtures.full)).toMatchObject({
      art: 'gp-lit',
      service: {key: 'gp', status: 'launched', path: '/gp-visit'},
      trail: [
        {label: 'Home', path: '/'},
        {label: 'GP at home', path: '/gp-visit'},
      ],
    })
    expect(factsOf(pageHeroFixtures.comingSoon).art).toBe('nurse-dark')
    expect(factsOf(pageHeroFixtures.join)).toMatchObject({art: 'nurse-dark', service: null})
    expect(factsOf(videoBannerFixtures.full)).toMatchObject({art: 'house-lit', trail: null})
  })

  it('contains the pages above in the breadcrumb, and the page itself', () => {
    const above = {_id: 'page-list', _type: 'page', breadcrumb: 'Visits', path: '/visits'} as const
    const parent = {...above, parent: null}
    expect(factsOf({...pageHeroFixtures.full, parent}).trail).toEqual([
      {label: 'Home', path: '/'},
      {label: 'Visits', path: '/visits'},
      {label: 'GP at home', path: '/gp-visit'},
    ])
  })

  it('collects the questions of all sections as plain text', () => {
    const {questions} = factsOf(faqsFixtures.full, faqsFixtures.groups)
    expect(questions[0]).toEqual({
      question: 'How soon can I see a GP?',
      answer: 'We plan same-day slots.',
    })
    expect(questions.map(({question}) => question)).toEqual(
      expect.arrayContaining(faqsFixtures.groups.listedQuestions.map(({question}) => question)),
    )
  })

  it('lists a video only when it has a source', () => {
    expect(factsOf(videoBannerFixtures.full).videos).toMatchObject([
      {name: 'Care that comes to your door', uploadedOn: '2026-11-20T08:00:00Z'},
    ])
    expect(factsOf(demoStageFixtures.full).videos).toMatchObject([
      {embed: 'https://player.vimeo.com/video/1', uploadedOn: '2026-11-20'},
    ])
    expect(factsOf(demoStageFixtures.withoutVideo).videos).toEqual([])
    const {clip} = videoBannerFixtures.full
    const still = {...videoBannerFixtures.full, clip: {...clip, mp4: ''}}
    expect(factsOf(still).videos).toEqual([])
  })
})

describe('headOf', () => {
  it('passes on the latest change of the page and its shared sections', () => {
    const page = {
      _updatedAt: '2026-11-20T08:00:00Z',
      shared: [],
      path: '/about',
      seo: {title: 'About', description: 'Us.', noIndex: null, image: null},
      sections: [],
    }
    expect(headOf(page)).toMatchObject({path: '/about', modified: '2026-11-20T08:00:00Z'})
    const shared = ['2026-11-19T08:00:00Z', '2026-11-21T08:00:00Z'].map((modified) => ({
      _id: 'shared',
      modified,
    }))
    expect(headOf({...page, shared}).modified).toBe('2026-11-21T08:00:00Z')
  })

  it('titles a page about one subject by its headline (CONTACT-2)', () => {
    const seo = {title: 'Contact', description: 'Write to us.', noIndex: null, image: null}
    const page = {
      _updatedAt: '2026-11-20T08:00:00Z',
      shared: [],
      path: '/contact',
      seo,
      sections: [formFixtures.desk],
    }
    expect(headOf(page, 'partnership').seo.title).toBe('Ask about working together')
    expect(headOf(page, 'my-data').seo.title).toBe('Contact')
    expect(headOf(page).seo.title).toBe('Contact')
  })
})
