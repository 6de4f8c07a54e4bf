import type {ClaimKind} from '#shared/claims.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Tag} from '#ui/tag/tag.tsx'
import {ContentLink, type LinkContent, linkTarget} from './content-link.tsx'

interface KindCopy {
  label: string | null
  text: string | null
}

/** Copy of the claims register. */
export interface RegisterCopy extends Record<ClaimKind, KindCopy> {
  question: string | null
  sourceLabel: string | null
  dateLabel: string | null
  unsourced: string | null
  unsourcedText: string | null
  noDate: string | null
  link: LinkContent
}

/** A claim, selected with `claimFields`. */
export interface ClaimContent {
  _id: string
  value: string
  text: string
  sentence: string | null
  kind: ClaimKind
  source: string | null
  sourceUrl: string | null
  asOf: string | null
  register: RegisterCopy | null
}

/** Returns whether a claim is a statistic that nobody can verify. */
export function isUnsourced({kind, source}: Pick<ClaimContent, 'kind' | 'source'>): boolean {
  return kind === 'statistic' && !source
}

/** Full sentence of a claim, or its figure and text where they read as one. */
export function ClaimSentence({claim}: {claim: Pick<ClaimContent, 'value' | 'text' | 'sentence'>}) {
  if (claim.sentence?.trim()) return claim.sentence
  return (
    <>
      <b>{claim.value}</b> {claim.text}
    </>
  )
}

/** Tag that distinguishes targets from results and marks statistics without a source. */
export function ClaimTag({claim}: {claim: ClaimContent}) {
  const {kind, register} = claim
  if (register === null || (kind === 'statistic' && !isUnsourced(claim))) return null
  return <Tag kind="soon">{isUnsourced(claim) ? register.unsourced : register[kind].label}</Tag>
}

/** Disclosure with source, date and kind of a claim. Works without JavaScript. */
export function ClaimSource({claim}: {claim: ClaimContent}) {
  const {_id, kind, register} = claim
  if (register === null) return null
  const address = `${linkTarget(register.link)}#${_id}`
  return (
    <details data-claim-source="">
      <summary>
        {register.question}
        <span data-sr-only="">
          {' '}
          <ClaimSentence claim={claim} />
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

/** Source of a claim, linked if it has a URL, or a notice when it is missing. */
export function ClaimOrigin({claim}: {claim: ClaimContent}) {
  const {source, sourceUrl, register} = claim
  if (!source) return isUnsourced(claim) ? register?.unsourcedText : register?.unsourced
  return sourceUrl ? <a href={sourceUrl}>{source}</a> : source
}

interface ClaimItemsProps {
  claims: readonly (ClaimContent | null)[] | null
}

/** Items of a `dl` inside a `ClaimFrame`. */
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
            {claim.register ? <span data-sr-only="">:</span> : null}
            {` ${claim.text}`}
          </span>
        )}
        <ClaimSource claim={claim} />
      </dd>
    </div>
  ))
}
