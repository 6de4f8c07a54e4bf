import {emailNames} from './emails.ts'

/** Site settings that can be used as `{tokens}` everywhere. */
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

/** Legal details of the company, usable in the same way. */
export const companyTokenNames = [
  'number',
  'registeredIn',
  'registeredOffice',
  'icoNumber',
] as const

/** Tokens computed from several settings or the clock. */
const composedTokenNames = ['year', 'address', 'cqcText', 'cqcProviderId', 'cqcRating'] as const

export type ComposedTokenName = (typeof composedTokenNames)[number]

/** Tokens that a section fills for the item it shows. */
export const itemTokens = [
  'n',
  'rating',
  'reviews',
  'availability',
  'distance',
  'name',
  'query',
] as const

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

const clinicianTemplates: readonly string[] = ['profilePage', 'bookingPage']

/** Returns the tokens available only in documents of a type. */
export function templateTokens(type: unknown): readonly string[] {
  return clinicianTemplates.some((name) => name === type) ? clinicianTokenNames : []
}

/** Tokens of the area check's copy. */
export const areaTokens = ['area', 'people'] as const

/** Tokens of a form's messages, by the key of the message. */
export const messageTokens: Readonly<Record<string, readonly string[]>> = {
  cardTitleArea: areaTokens,
  sentTo: ['yourEmail'],
}

const everywhere: readonly string[] = [
  ...settingTokenNames,
  ...companyTokenNames,
  ...composedTokenNames,
]

/** Tokens of a newsletter. */
export const updateTokens = ['title', 'text', 'points'] as const

/** Returns the additional tokens of an `emailText` document. */
export function emailTokens(name: string): readonly string[] {
  if (!emailNames.some((known) => known === name)) return []
  const person = ['firstName', 'providerType', 'site']
  if (name === 'areaOpen') return [...person, 'area']
  if (name === 'newsletter') return [...person, ...updateTokens]
  return name === 'waitlistWelcome' || name === 'providerInterest' ? [...person, 'list'] : person
}

/** Returns the names of the tokens in any JSON value, with repetitions. */
export function tokensIn(content: unknown): string[] {
  if (typeof content === 'string')
    return [...content.matchAll(tokenPattern)].map(([, name = '']) => name)
  if (typeof content !== 'object' || content === null) return []
  return Object.values(content).flatMap(tokensIn)
}

export const tokenPattern = /\{([a-z]+)\}/gi

/** Returns the tokens that nothing fills, `further` ones excepted. */
export function unknownTokens(content: unknown, further: readonly string[]): string[] {
  return tokensIn(content).filter((name) => !everywhere.includes(name) && !further.includes(name))
}
