import type {PageFacts} from '#seo/page-facts.ts'
import type {GraphContext} from '#seo/structured-data/graph-nodes.ts'

/** Facts of an empty page. */
export const exampleFacts: PageFacts = {
  headline: 'See a GP at home',
  art: 'gp-lit',
  service: null,
  trail: null,
  questions: [],
  videos: [],
  clinician: null,
}

/** A site whose provider isn't registered. */
export const exampleContext: GraphContext = {
  origin: 'https://lamplight.example',
  settings: {
    brand: 'Lamplight',
    brandFull: 'Lamplight Home Health',
    legalName: 'Lamplight Home Health Ltd',
    tagline: 'Healthcare, at home',
    email: 'hello@lamplight.example',
    phone: '0161 496 0123',
    company: {
      number: '12345678',
      registeredIn: 'England and Wales',
      registeredOffice: '1 Lamp Street, London, N1 1ZZ',
      icoNumber: 'ZA123456',
      line: 'Registered in England and Wales.',
    },
    cqc: {
      status: 'none',
      textNone: 'No.',
      textApplied: 'Applied.',
      textRegistered: 'Registered.',
      providerId: null,
      rating: null,
    },
    social: null,
  },
}
