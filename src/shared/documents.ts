/** Types with exactly one document, whose id equals its type. */
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

export const collectionTypes = [
  'page',
  'sharedSection',
  'service',
  'clinician',
  'faq',
  'testimonial',
  'update',
  'resource',
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

/** Field by which code looks up documents. The Studio keeps page paths unique and the other fields read-only. */
export const uniqueFields = {
  page: 'path.current',
  formText: 'name',
  emailText: 'name',
  service: 'key',
  clinician: 'slug.current',
} as const satisfies Partial<Record<DocumentType, string>>
