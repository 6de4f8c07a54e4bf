import {z} from 'zod'
import type {PageFacts, ServiceFact} from '#seo/page-facts.ts'
import {exampleContext as context, exampleFacts} from '#seo/testing/example-facts.ts'
import {composeGraph, serialiseGraph} from './compose-graph.ts'
import type {GraphContext} from './graph-nodes.ts'

const page = {
  path: '/gp-visit',
  title: 'Request a GP visit',
  description: 'See a GP at home.',
  modified: '2026-11-20T08:00:00Z',
}

const graphSchema = z.object({'@graph': z.array(z.looseObject({'@type': z.string()}))})

/** Returns a node as it is on the page, without the fields that have no value. */
function nodeOf(type: string, facts: Partial<PageFacts> = {}, site: GraphContext = context) {
  const graph = serialiseGraph(composeGraph(site, page, {...exampleFacts, ...facts}))
  return graphSchema.parse(JSON.parse(graph))['@graph'].find((node) => node['@type'] === type)
}

const service: ServiceFact = {
  key: 'gp',
  name: 'GP at home',
  summary: 'See a GP in your own home.',
  status: 'launched',
  bookingAddress: null,
  path: '/gp-visit',
}

describe('composeGraph', () => {
  it('describes the organization, as a medical business only once it is registered (SEO-5)', () => {
    expect(nodeOf('Organization')).toHaveProperty('telephone', '0161 496 0123')
    expect(nodeOf('MedicalBusiness')).toBeUndefined()
    const {settings} = context
    const registered = {...settings, cqc: {...settings.cqc, status: 'registered' as const}}
    expect(nodeOf('MedicalBusiness', {}, {...context, settings: registered})).toBeDefined()
  })

  it('leaves out a phone number and an address that were invented (LAW-11)', () => {
    const {settings} = context
    const company = {...settings.company, registeredOffice: '12 Sample Street, London'}
    const invented = {...context, settings: {...settings, phone: '020 7946 0123', company}}
    expect(nodeOf('Organization', {}, invented)).not.toHaveProperty('telephone')
    expect(nodeOf('Organization', {}, invented)).not.toHaveProperty('address')
  })

  it('links social profiles that have a URL', () => {
    const social = [{url: 'https://social.example/lamplight'}, {url: null}]
    const settings = {...context.settings, social}
    expect(nodeOf('Organization', {}, {...context, settings})).toMatchObject({
      sameAs: ['https://social.example/lamplight'],
    })
    expect(nodeOf('Organization')).not.toHaveProperty('sameAs')
  })

  it('describes the page and links nodes by id', () => {
    const trail = [
      {label: 'Home', path: '/'},
      {label: 'GP at home', path: '/gp-visit'},
    ]
    expect(nodeOf('WebPage', {trail, service})).toMatchObject({
      dateModified: '2026-11-20T08:00:00Z',
      breadcrumb: {'@id': 'https://lamplight.example/gp-visit#breadcrumb'},
      about: {'@id': 'https://lamplight.example/gp-visit#service'},
    })
    expect(nodeOf('BreadcrumbList', {trail})).toMatchObject({
      itemListElement: [
        {position: 1, item: 'https://lamplight.example/'},
        {position: 2, item: 'https://lamplight.example/gp-visit'},
      ],
    })
    expect(nodeOf('BreadcrumbList')).toBeUndefined()
  })

  it('describes an FAQPage only when the page answers questions', () => {
    const questions = [{question: 'How soon?', answer: 'Today.'}]
    expect(nodeOf('FAQPage', {questions})).toMatchObject({
      mainEntity: [{name: 'How soon?', acceptedAnswer: {text: 'Today.'}}],
    })
    expect(nodeOf('WebPage', {questions})).toBeUndefined()
    expect(nodeOf('FAQPage')).toBeUndefined()
  })

  it.each([
    ['comingSoon', null, false, false],
    ['comingSoon', 'https://book.example', false, false],
    ['launched', null, true, false],
    ['launched', 'https://book.example', true, true],
  ] as const)(
    'describes a service with status %s and booking at %s (G-7)',
    (status, bookingAddress, takesInterest, isOffered) => {
      const node = nodeOf('Service', {service: {...service, status, bookingAddress}})
      expect(node).toMatchObject({name: 'GP at home', description: 'See a GP in your own home.'})
      expect(JSON.stringify(node).includes('RegisterAction')).toBe(takesInterest)
      expect(JSON.stringify(node).includes('Offer')).toBe(isOffered)
    },
  )

  it('describes a real clinician with register entry and optional rating (LAW-11)', () => {
    const clinician = {
      name: 'Dr Real',
      description: 'A GP.',
      image: '/media/images/a.jpg',
      languages: ['English'],
      register: {body: 'GMC', number: '1234567', address: 'https://gmc.example/1234567'},
      rating: {value: 4.5, count: 12},
    }
    expect(nodeOf('Physician', {clinician})).toMatchObject({
      identifier: {propertyID: 'GMC', value: '1234567'},
      aggregateRating: {ratingValue: 4.5, reviewCount: 12},
    })
    const unrated = {...clinician, rating: null}
    expect(nodeOf('Physician', {clinician: unrated})).not.toHaveProperty('aggregateRating')
  })

  it('removes the invisible marks of click-to-edit', () => {
    // Stega marks: eight zero-width characters after each text of a draft.
    const marked = (text: string) => text + '\u200b\u200c\u200d\ufeff'.repeat(2)
    const settings = {...context.settings, brand: marked('Lamplight')}
    const questions = [{question: marked('How soon?'), answer: marked('Today.')}]
    const graph = composeGraph({...context, settings}, page, {...exampleFacts, questions})
    expect(serialiseGraph(graph)).not.toMatch(/[\u200b-\u200d\ufeff]/)
  })

  it('escapes text that would close the script element', () => {
    const questions = [{question: '</script><script>alert(1)</script>', answer: '<!--'}]
    const graph = composeGraph(context, page, {...exampleFacts, questions})
    const text = serialiseGraph(graph)
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toEqual(graph)
  })
})
