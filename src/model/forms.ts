/** The forms whose words are documents `formText`; the document's `name` is one of these. */
export const formNames = [
  'waitlist',
  'earlyAccess',
  'providerInterest',
  'contact',
  'download',
  'interest',
  'carer',
] as const

export type FormName = (typeof formNames)[number]

/** Whom the provider form registers, as links and sections name them. */
export const professions = ['gp', 'nurse', 'specialist', 'carer'] as const

export type Profession = (typeof professions)[number]

/** How professions are sent (API-2). */
export const roleOfProfession = {
  gp: 'GP',
  nurse: 'NURSE',
  specialist: 'SPECIALIST',
  carer: 'CARER',
} as const satisfies Record<Profession, string>

/** Years of experience: a number, kept as it was entered (FORM-3, API-2). */
export const yearsPattern = /^\d+(?:[.,]\d+)?$/

/** The stores of the app, as the analytics event names them (MOD-4). */
export const stores = ['appstore', 'playstore'] as const

export type Store = (typeof stores)[number]
