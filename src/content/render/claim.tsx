import type {ReactNode} from 'react'
import {type ClaimKind, claimKinds} from '#shared/claims.ts'
import type {ClaimRegister} from '#content/generated/sanity.types.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Tag} from '#ui/tag/tag.tsx'
import {figureSource} from './claim.styles.ts'
import {ContentLink, type LinkContent, linkTarget} from './content-link.tsx'

/** Copy of the claims register. */
export type RegisterCopy = Partial<Omit<ClaimRegister, 'link' | ClaimKind>> &
  Record<ClaimKind, Partial<ClaimRegister[ClaimKind]>> & {link: LinkContent}

/** A claim, selected with `site::claim`. */
export interface ClaimContent {
  _id: string
  value: string
  text: string
  sentence: string | null
  kind: ClaimKind
  source: string | null
  sourceUrl: string | null
  asOf: string | null
  /** Tells visitors more about the claim. */
  note: string | null
  register: RegisterCopy | null
}

function isUnsourced({kind, source}: Pick<ClaimContent, 'kind' | 'source'>): boolean {
  return kind === 'statistic' && !source
}

const isSourced = ({kind, source}: Pick<ClaimContent, 'kind' | 'source'>) =>
  kind === 'statistic' && Boolean(source)

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

interface ClaimItemsProps {
  claims: readonly (ClaimContent | null)[] | null
}

/**
 * Source, date and kind of a block's claims behind one line, which opens in the flow of the page: it covers nothing and
 * needs no script.
 */
export function ClaimSources({claims: given}: ClaimItemsProps) {
  const claims = uniqueClaims(given)
  const [first] = claims
  if (!first?.register) return null
  const {register} = first
  const isSingle = claims.length === 1
  const question = isSingle ? register.question : (register.questions ?? register.question)
  const kinds = claimKinds.filter((kind) => claims.some((claim) => claim.kind === kind))
  return (
    <details data-claim-sources="">
      <summary>
        {question}
        <span data-sr-only=""> {claims.map(({value}) => value).join(', ')}</span>
      </summary>
      <ul>
        {claims.map((claim) => (
          <li key={claim._id}>
            <RegisterLink claim={claim}>
              <ClaimSentence claim={claim} />
            </RegisterLink>
            <span>
              <b>{originLabel(claim, register)}</b> <ClaimOrigin claim={claim} />
              {' · '}
              <b>{register.dateLabel}</b> {claim.asOf ?? register.noDate}
            </span>
          </li>
        ))}
      </ul>
      {kinds.map((kind) => (
        <p key={kind}>
          <b>{`${register[kind].label ?? ''}.`}</b>
          {` ${register[kind].text ?? ''}`}
        </p>
      ))}
      <ContentLink link={register.link} />
    </details>
  )
}

/** Link to the entry of a claim in the register. */
export function RegisterLink({claim, children}: {claim: ClaimContent; children: ReactNode}) {
  const {_id, register} = claim
  if (register === null) return children
  return <a href={`${linkTarget(register.link)}#${_id}`}>{children}</a>
}

/** Facts of one block often share a claim. */
function uniqueClaims(claims: ClaimItemsProps['claims']): ClaimContent[] {
  return [...new Map(definedItems(claims).map((claim) => [claim._id, claim])).values()]
}

/** Label of a claim's source. Only a statistic has one; other claims have a basis. */
const originLabel = (
  {kind}: Pick<ClaimContent, 'kind'>,
  {sourceLabel, basisLabel}: Pick<RegisterCopy, 'sourceLabel' | 'basisLabel'>,
): string | null | undefined => (kind === 'statistic' ? sourceLabel : (basisLabel ?? sourceLabel))

/** Source of a claim, linked if it has a URL, or a notice when it is missing. */
export function ClaimOrigin({claim}: {claim: ClaimContent}) {
  const {source, sourceUrl, register} = claim
  if (!source) return isUnsourced(claim) ? register?.unsourcedText : register?.unsourced
  return sourceUrl ? <a href={sourceUrl}>{source}</a> : source
}

/** Line above a list of statistics that all lack a source; null when each needs a tag of its own. */
export function unsourcedNote(claims: readonly (ClaimContent | null)[]): string | null {
  const list = definedItems(claims)
  const isWhole = list.length > 1 && list.every(isUnsourced)
  return (isWhole && list[0]?.register?.unsourcedList) || null
}

/** Returns whether a heading names the kind of all claims below it, as "Our targets" does. */
export function namesKind(heading: string | undefined, claims: ClaimItemsProps['claims']): boolean {
  return definedItems(claims).every(({kind, register}) => {
    const label = register?.[kind].label?.toLowerCase()
    return Boolean(label) && heading?.toLowerCase().includes(label ?? '') === true
  })
}

interface MarkedProps extends ClaimItemsProps {
  /** Whether the heading or a line above marks all claims, so that none has a tag. */
  isMarked?: boolean
}

/** Items of a `dl` inside a `ClaimFrame`. A figure without a source is never large. */
export function ClaimItems({claims, isMarked = false}: MarkedProps) {
  return definedItems(claims).map((claim) => (
    <ClaimItem claim={claim} key={claim._id} tag={isMarked ? null : <ClaimTag claim={claim} />} />
  ))
}

function ClaimItem({claim, tag}: {claim: ClaimContent; tag: ReactNode}) {
  const {text, value} = claim
  return (
    <div {...figureSource.of(isSourced(claim) ? 'known' : 'missing')}>
      <dt>{value}</dt>
      <dd>
        <span data-claim-text="">
          {`${text} `}
          {tag}
        </span>
      </dd>
    </div>
  )
}
