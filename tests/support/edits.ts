/** An edit of one document, and the page that shows it. */
export interface Edit {
  readonly type: string
  readonly id: string
  readonly field: string
  readonly path: string
}

/** Returns a text that the seed does not contain. */
export const editedText = (type: string) => `Written anew for the ${type}`

/** One document of each type whose copy is on a page. */
export const edits: readonly Edit[] = [
  {type: 'siteSettings', id: 'siteSettings', field: 'tagline', path: '/terms'},
  {type: 'navigation', id: 'navigation', field: 'menus[0].intro', path: '/terms'},
  {type: 'footer', id: 'footer', field: 'privateNote', path: '/terms'},
  {type: 'notFound', id: 'notFound', field: 'text', path: '/no/such/page'},
  {
    type: 'profilePage',
    id: 'profilePage',
    field: 'checks.heading',
    path: '/doctors/adaeze-thornbury',
  },
  {type: 'bookingPage', id: 'bookingPage', field: 'lead', path: '/book/adaeze-thornbury'},
  {type: 'appPromotion', id: 'appPromotion', field: 'heading', path: '/'},
  {type: 'dataPolicy', id: 'dataPolicy', field: 'promises[0]', path: '/trust'},
  {type: 'consentText', id: 'consentText', field: 'withoutScript', path: '/cookies'},
  {type: 'coverageText', id: 'coverageText', field: 'privacy', path: '/coverage'},
  {type: 'claimRegister', id: 'claimRegister', field: 'unsourcedList', path: '/how-we-know'},
  {type: 'service', id: 'service-gp', field: 'summary', path: '/'},
  {type: 'claim', id: 'claim-waiting-patients', field: 'text', path: '/how-we-know'},
  {type: 'careCard', id: 'care-pharmacist', field: 'heading', path: '/clinical-safety'},
  {type: 'faq', id: 'faq-gp-2', field: 'question', path: '/gp-visit'},
  {
    type: 'clinician',
    id: 'clinician-adaeze-thornbury',
    field: 'location',
    path: '/doctors/adaeze-thornbury',
  },
  {type: 'testimonial', id: 'testimonial-grace', field: 'quote', path: '/about'},
  {type: 'update', id: 'update-2025-09-landing-page', field: 'description', path: '/updates'},
  {type: 'promise', id: 'promise-figures', field: 'text', path: '/how-we-know'},
  {type: 'resource', id: 'resource-clinical', field: 'description', path: '/providers/policies'},
  {type: 'area', id: 'area-camden', field: 'note', path: '/coverage'},
  {type: 'formText', id: 'form-contact', field: 'submit', path: '/contact'},
  {
    type: 'sharedSection',
    id: 'shared-where-to-go',
    field: 'section[0].heading',
    path: '/clinical-safety',
  },
  {type: 'page', id: 'page-contact', field: 'sections[0].heading', path: '/contact'},
]
