import type {ClaimKind} from '#shared/claims.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Tag} from '#ui/tag/tag.tsx'
import {ContentLink, type LinkContent, linkTarget} from './content-link.tsx'

interface KindWords {
  label: string | null
  text: string | null
}

/** The words of the claims register. */
export interface RegisterWords extends Record<ClaimKind, KindWords> {
  question: string | null
  sourceLabel: string | null
  dateLabel: string | null
  unsourced: string | null
  unsourcedText: string | null
  noDate: string | null
  link: LinkContent
}

/** A figure or promise, as `claimFields` asks for it. */
export interface ClaimContent {
  _id: string
  value: string
  text: string
  kind: ClaimKind
  source: string | null
  sourceUrl: string | null
  asOf: string | null
  register: RegisterWords | null
}

/**
 * Says whether a figure claims something about the world that nobody could check.
 *
 * @param claim - a claim of the dataset
 */
export function isUnsourced({kind, source}: Pick<ClaimContent, 'kind' | 'source'>): boolean {
  return kind === 'statistic' && !source
}

/** The word that keeps a target from being read as a result, and a statistic without a source from being believed. */
export function ClaimTag({claim}: {claim: ClaimContent}) {
  const {kind, register} = claim
  if (register === null || (kind === 'statistic' && !isUnsourced(claim))) return null
  return <Tag kind="soon">{isUnsourced(claim) ? register.unsourced : register[kind].label}</Tag>
}

/** Where a figure comes from: its source, its date and what kind of figure it is. Opens without JavaScript. */
export function ClaimSource({claim}: {claim: ClaimContent}) {
  const {_id, value, text, kind, register} = claim
  if (register === null) return null
  const address = `${linkTarget(register.link)}#${_id}`
  return (
    <details data-claim-source="">
      <summary>
        {register.question}
        <span data-sr-only="">
          {` ${value} `}
          {text}
        </span>
      </summary>
      <div>
        <p>
          <strong>{`${register[kind].label ?? ''}.`}</strong>
          {` ${register[kind].text ?? ''}`}
        </p>
        <p>
          <strong>{register.sourceLabel}</strong> <ClaimOrigin claim={claim} />
        </p>
        <p>
          <strong>{register.dateLabel}</strong>
          {` ${claim.asOf ?? register.noDate ?? ''}`}
        </p>
        <p>
          <ContentLink link={{...register.link, kind: 'address', address}} />
        </p>
      </div>
    </details>
  )
}

/** The source of a figure, as a link where anyone can check it; what its absence means where there is none. */
export function ClaimOrigin({claim}: {claim: ClaimContent}) {
  const {source, sourceUrl, register} = claim
  if (!source) return isUnsourced(claim) ? register?.unsourcedText : register?.unsourced
  return sourceUrl ? <a href={sourceUrl}>{source}</a> : source
}

interface ClaimItemsProps {
  claims: readonly (ClaimContent | null)[] | null
}

/** The items of a `dl`: figure, what kind it is, what it says, and how we know. The list stands in a `ClaimFrame`. */
export function ClaimItems({claims}: ClaimItemsProps) {
  return definedItems(claims).map((claim) => (
    <div key={claim._id}>
      <dt>{claim.value}</dt>
      <dd>
        {claim.kind === 'statistic' ? (
          <span data-claim-text="">
            {`${claim.text} `}
            <ClaimTag claim={claim} />
          </span>
        ) : (
          <span data-claim-text="">
            <ClaimTag claim={claim} />
            {` ${claim.text}`}
          </span>
        )}
        <ClaimSource claim={claim} />
      </dd>
    </div>
  ))
}
