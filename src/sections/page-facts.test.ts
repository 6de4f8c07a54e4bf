import type {Page} from './get-page.ts'
import {headOf, pageFacts} from './page-facts.ts'
import {sectionState} from './testing/section-state.ts'

const hero = sectionState('pageHero', 'panel')
const chosen = sectionState('faqs', 'chosen')
const groups = sectionState('faqs', 'groups')
if (!('listedQuestions' in groups)) throw new Error('The groups list no questions.')
const banner = sectionState('videoBanner')
const demo = sectionState('demoStage')
const seo = {title: 'A page', description: 'About it.', noIndex: null, image: null}

const factsOf = (...sections: Page['sections']) => pageFacts({path: '/page', seo, sections})

describe('pageFacts (SEO-5, SEO-6)', () => {
  it.each<[string, Page['sections'], string | undefined]>([
    ['headline', [hero, chosen], hero.headline],
    ['heading', [chosen, hero], chosen.heading],
    ['page title without sections', [], seo.title],
  ])('takes the headline from the %s', (_of, sections, headline) => {
    expect(factsOf(...sections).headline).toBe(headline)
  })

  const service = hero.service && {
    ...hero.service,
    key: 'gp' as const,
    page: {addressOf: 'gp', path: '/gp'},
  }
  const fact = {key: 'gp', path: '/gp'}

  it.each<[string, Page['sections'], string, object | null]>([
    [
      'a launched service',
      [{...hero, service: service && {...service, status: 'launched'}}],
      'gp-lit',
      fact,
    ],
    [
      'a service to come',
      [{...hero, service: service && {...service, status: 'comingSoon'}}],
      'gp-dark',
      fact,
    ],
    [
      'professionals',
      [{...hero, layout: 'arches', service: service && {...service, status: 'comingSoon'}}],
      'gp-dark',
      null,
    ],
    ['no service', [{...hero, service: null}], 'house-lit', null],
  ])('contains the door and the service of a page about %s', (_what, sections, art, expected) => {
    const facts = factsOf(...sections)
    expect(facts.art).toBe(art)
    expect(facts.service).toEqual(expected && expect.objectContaining(expected))
  })

  it('contains the breadcrumb with the pages above', () => {
    const above = {_id: 'page-list', _type: 'page', breadcrumb: 'Visits', path: '/visits'} as const
    expect(factsOf(banner, {...hero, parent: {...above, parent: null}}).trail).toEqual([
      {label: hero.trail?.homeLabel, path: '/'},
      {label: 'Visits', path: '/visits'},
      {label: hero.breadcrumb, path: '/page'},
    ])
    expect(factsOf({...hero, breadcrumb: null}).trail).toBeNull()
  })

  it('collects the questions of all sections as plain text, without those that no group has', () => {
    const [first, ...others] = groups.listedQuestions
    const listedQuestions = first ? [{...first, category: ''}, ...others] : []
    const {questions} = factsOf(chosen, {...groups, listedQuestions})
    expect(questions.map(({question}) => question)).toEqual(
      [...(chosen.items ?? []), ...others].map(({question}) => question),
    )
    expect(questions.every(({answer}) => answer.length > 0 && !answer.includes('<'))).toBe(true)
  })

  const embedUrl = 'https://player.vimeo.com/video/1'

  it.each<[string, Page['sections'], (string | null)[]]>([
    ['the video of a banner', [banner], [banner.heading]],
    ['no video without a file', [{...banner, clip: {...banner.clip, mp4: ''}}], []],
    ['an embedded video', [{...demo, embedUrl}], [demo.embedTitle]],
    ['no blocked video', [{...demo, embedUrl: 'https://video.example/1'}], []],
    [
      'the videos of all sections',
      [banner, {...demo, embedUrl}],
      [banner.heading, demo.embedTitle],
    ],
  ])('lists %s', (_what, sections, names) => {
    expect(factsOf(...sections).videos.map(({name}) => name)).toEqual(names)
  })
})

describe('headOf', () => {
  const page = {_updatedAt: '2026-11-20T08:00:00Z', shared: [], path: '/page', seo, sections: []}

  it.each([
    ['page', '2026-11-19T08:00:00Z', page._updatedAt],
    ['shared section', '2026-11-21T08:00:00Z', '2026-11-21T08:00:00Z'],
  ])('passes on the latest change, of the %s', (_of, modified, latest) => {
    expect(headOf({...page, shared: [{_id: 'shared', modified}]}).modified).toBe(latest)
  })

  it('titles a page about one subject by its headline (CONTACT-2)', () => {
    const desk = sectionState('form', 'desk')
    const subjects = desk.copy?.subjects ?? []
    const titleOf = (variant?: string) => headOf({...page, sections: [desk]}, variant).seo.title
    expect(subjects.map(({key}) => titleOf(key))).toEqual(
      subjects.map(({heading}) => heading ?? seo.title),
    )
    expect(titleOf()).toBe(seo.title)
  })
})
