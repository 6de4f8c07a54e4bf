import {ClaimOrigin, ClaimSentence, ClaimTag, unsourcedNote} from '#content/render/claim.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {type ClaimKind, claimKinds} from '#shared/claims.ts'
import {Band, Lead, SectionHead, Wrap} from '#ui/layout/layout.styles.ts'
import {Register} from './claim-list.styles.ts'

type Section = SectionProps<'claimList'>['section']
type Claim = Section['all'][number]

/** Kinds whose claims are figures with a few words. Plans and rules are sentences. */
const figureKinds = new Set<ClaimKind>(['statistic', 'target', 'goal'])

/** Figures and promises by kind, the firmest first, with source and date: the whole register or a selection. */
export function ClaimListSection({section}: SectionProps<'claimList'>) {
  const {heading, text, words} = section
  const chosen = definedItems(section.claims)
  const claims = chosen.length > 0 ? chosen : section.all
  if (words === null) return null
  return (
    <Band id={section.anchor}>
      <Wrap>
        {heading ? (
          <SectionHead>
            <h2>{heading}</h2>
            {text ? <Lead>{text}</Lead> : null}
          </SectionHead>
        ) : null}
        <Register>
          {claimKinds.toReversed().map((kind) => (
            <Kind
              claims={claims.filter((claim) => claim.kind === kind)}
              isUnderHeading={Boolean(heading)}
              key={kind}
              kind={kind}
              words={words}
            />
          ))}
        </Register>
      </Wrap>
    </Band>
  )
}

interface KindProps {
  kind: ClaimKind
  claims: readonly Claim[]
  isUnderHeading: boolean
  words: NonNullable<Section['words']>
}

function Kind({kind, claims, isUnderHeading, words}: KindProps) {
  const [first] = claims
  if (first === undefined) return null
  const Heading = isUnderHeading ? 'h3' : 'h2'
  const note = unsourcedNote(claims)
  // Stands once below the heading; a claim that rests on something else says so itself.
  const usual = kind === 'statistic' ? null : first
  const isUsual = ({source, asOf}: Claim) => source === usual?.source && asOf === usual.asOf
  return (
    <div data-kind="">
      <div>
        <Heading>{words[kind].heading}</Heading>
        <p>{words[kind].text}</p>
        {note === null ? null : <p>{note}</p>}
        {usual === null ? null : <Basis claim={usual} />}
      </div>
      <ul>
        {claims.map((claim) => (
          <li id={claim._id} key={claim._id}>
            <p data-value="">
              {figureKinds.has(kind) ? (
                <>
                  <b>{claim.value}</b> {claim.text}
                </>
              ) : (
                <ClaimSentence claim={claim} />
              )}
            </p>
            {claim.note ? <p>{claim.note}</p> : null}
            {kind === 'statistic' && note === null ? <ClaimTag claim={claim} /> : null}
            {isUsual(claim) || note !== null ? null : <Origin claim={claim} words={words} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Says in one line without labels on what a claim rests that is no statistic. */
function Basis({claim}: {claim: Claim}) {
  return (
    <p data-basis="">
      <ClaimOrigin claim={claim} />
      {claim.asOf === null ? null : `, ${claim.asOf}`}
    </p>
  )
}

/** Source of a statistic and its date, with labels, or the basis of another claim. */
function Origin({claim, words}: Pick<KindProps, 'words'> & {claim: Claim}) {
  if (claim.kind !== 'statistic') return <Basis claim={claim} />
  return (
    <p data-origin="">
      <span>
        {words.sourceLabel} <ClaimOrigin claim={claim} />
      </span>
      {claim.asOf === null ? null : (
        <>
          {' '}
          <span>
            {words.dateLabel} {claim.asOf}
          </span>
        </>
      )}
    </p>
  )
}
