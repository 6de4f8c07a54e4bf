/** Documents of which there is exactly one; the document id equals the type. */
export const singletonTypes = [
  'siteSettings',
  'navigation',
  'footer',
  'notFound',
  'appPromotion',
  'claimRegister',
  'profilePage',
  'bookingPage',
  'coverageText',
  'dataPolicy',
  'consentText',
] as const

/** Documents of which an editor may create many. */
export const collectionTypes = [
  'page',
  'sharedSection',
  'service',
  'clinician',
  'faq',
  'testimonial',
  'update',
  'resource',
  'policyArea',
  'area',
  'claim',
  'promise',
  'careCard',
  'formText',
  'emailText',
  'redirect',
] as const

export type SingletonType = (typeof singletonTypes)[number]
export type CollectionType = (typeof collectionTypes)[number]
export type DocumentType = SingletonType | CollectionType

/**
 * The field by which code finds a document of a type. No two published documents share its value: the Studio refuses a
 * second page at an address, and keeps the others as they are (`src/shared/fixed-documents.ts`).
 */
export const uniqueFields = {
  page: 'path.current',
  formText: 'name',
  emailText: 'name',
  service: 'key',
  clinician: 'slug.current',
} as const satisfies Partial<Record<DocumentType, string>>
