import {addNonBreakingSpaces} from '#lib/non-breaking-spaces.ts'
import {londonDay} from '#lib/london-day.ts'
import {isPlaceholder} from '#shared/placeholders.ts'
import {fillTokens} from './fill-tokens.ts'
import {companyTokenNames, type ComposedTokenName, settingTokenNames} from '#shared/tokens.ts'

type Texts<Names extends string> = Readonly<Partial<Record<Names, string | null>>>

/** Site settings that tokens use. */
export interface TokenSettings extends Texts<(typeof settingTokenNames)[number]> {
  address?: readonly string[] | null
  /** Replaces invented facts. */
  toBeAnnounced?: string | null
  company?: Texts<(typeof companyTokenNames)[number]> | null
  cqc?:
    | (Texts<'textNone' | 'textApplied' | 'textRegistered' | 'providerId' | 'rating'> & {
        status?: 'none' | 'applied' | 'registered' | null
      })
    | null
}

export function settingTokens(settings: TokenSettings, now: Date): Record<string, string> {
  const composed: Partial<Record<ComposedTokenName, string>> = {
    year: londonDay(now).slice(0, 4),
    ...(settings.address ? {address: settings.address.join(', ')} : {}),
    ...registrationTokens(settings.cqc ?? {}),
  }
  const tokens = {
    ...texts(settings, settingTokenNames),
    ...texts(settings.company ?? {}, companyTokenNames),
    ...composed,
  }
  const toBeAnnounced = settings.toBeAnnounced ?? ''
  return {
    ...Object.fromEntries(
      Object.entries(tokens).map(([name, fact]) => [
        name,
        isPlaceholder(fact) ? toBeAnnounced : fact,
      ]),
    ),
    toBeAnnounced,
  }
}

/** Fills the tokens of the site settings in all texts of a JSON value. */
export const fillSettingTokens = <Content>(content: Content, settings: TokenSettings): Content =>
  fillTokens(content, settingTokens(settings, new Date()))

/** Text about the registration with the Care Quality Commission, by its status. */
function registrationTokens(
  cqc: NonNullable<TokenSettings['cqc']>,
): Partial<Record<ComposedTokenName, string>> {
  const text = {none: cqc.textNone, applied: cqc.textApplied, registered: cqc.textRegistered}[
    cqc.status ?? 'none'
  ]
  const details = {cqcProviderId: cqc.providerId ?? '', cqcRating: cqc.rating ?? ''}
  if (!text) return details
  const cqcText = text
    .replace('{cqcProviderId}', details.cqcProviderId)
    .replace('{cqcRating}', details.cqcRating)
  return {...details, cqcText}
}

function texts<Name extends string>(
  source: Texts<Name>,
  names: readonly Name[],
): Record<string, string> {
  const values: Record<string, string> = {}
  for (const name of names) {
    const value: string | null | undefined = source[name]
    if (typeof value === 'string') values[name] = addNonBreakingSpaces(value)
  }
  return values
}
