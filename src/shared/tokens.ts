import {emailNames} from './emails.ts'

/** The fields of the site settings whose values stand in for `{tokens}` of the same names, everywhere. */
export const settingTokenNames = [
  'brand',
  'brandFull',
  'legalName',
  'email',
  'dataEmail',
  'securityEmail',
  'phone',
  'phoneHours',
  'priceFrom',
  'cancelHours',
  'replyTime',
] as const

/** The same, of what the law asks a company to say about itself. */
export const companyTokenNames = [
  'number',
  'registeredIn',
  'registeredOffice',
  'icoNumber',
] as const

/** What is put together from more than one setting, or from the clock. */
export const composedTokenNames = [
  'year',
  'address',
  'cqcText',
  'cqcProviderId',
  'cqcRating',
] as const

export type ComposedTokenName = (typeof composedTokenNames)[number]

/** The figures of the item that a label is shown with; the section that shows the item fills them. */
export const itemTokens = [
  'n',
  'rating',
  'reviews',
  'availability',
  'distance',
  'name',
  'query',
] as const

/** What is filled in from the person whom a profile or a booking page is about. */
export const clinicianTokenNames = [
  'name',
  'shortName',
  'specialty',
  'plainSpecialty',
  'location',
  'modes',
  'service',
  'n',
  'reviews',
  'availability',
] as const

/** The documents with the words of such pages. */
const clinicianTemplates: readonly string[] = ['profilePage', 'bookingPage']

/**
 * Names the tokens that are filled in a type of document alone.
 *
 * @param type - the type of a document
 */
export function templateTokens(type: unknown): readonly string[] {
  return clinicianTemplates.some((name) => name === type) ? clinicianTokenNames : []
}

/** Filled in the words of the area check, when somebody has asked. */
export const areaTokens = ['area'] as const

/** What is filled wherever an editor writes. */
const everywhere: readonly string[] = [
  ...settingTokenNames,
  ...companyTokenNames,
  ...composedTokenNames,
]

/**
 * Names the tokens that are filled when an e-mail is written, beyond those of the site settings.
 *
 * @param name - the name of the document `emailText`
 */
export function emailTokens(name: string): readonly string[] {
  if (!emailNames.some((known) => known === name)) return []
  const person = ['firstName', 'providerType']
  return name === 'areaOpen' ? [...person, 'area'] : person
}

/**
 * Finds the tokens in everything an editor wrote.
 *
 * @param content - any JSON value
 * @returns their names without braces, in the order of the text; the same one as often as it stands there
 */
export function tokensIn(content: unknown): string[] {
  if (typeof content === 'string')
    return [...content.matchAll(tokenPattern)].map(([, name = '']) => name)
  if (typeof content !== 'object' || content === null) return []
  return Object.values(content).flatMap(tokensIn)
}

/** A token as it is written: a name in braces. */
export const tokenPattern = /\{([a-z]+)\}/gi

/**
 * Finds the tokens that nothing would fill, so that visitors would read them as they are.
 *
 * @param content - a text or more
 * @param further - tokens that are filled in this place alone
 * @returns their names without braces
 */
export function unknownTokens(content: unknown, further: readonly string[]): string[] {
  return tokensIn(content).filter((name) => !everywhere.includes(name) && !further.includes(name))
}
