import {ClaimOrigin, ClaimSentence, ClaimTag, unsourcedNote} from '#content/render/claim.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {type ClaimKind, claimKinds} from '#shared/claims.ts'
import {Columns} from '#ui/layout/columns.styles.ts'
import {Lead, Part, Row, SectionHead, SmallHeading} from '#ui/layout/layout.styles.ts'
import {List} from '#ui/layout/list.styles.ts'
import {Section} from '#ui/layout/section.tsx'
import {BasisLine} from './claim-list.styles.ts'

type Content = SectionProps<'claimList'>['section']
type Claim = Content['all'][number]

/** Kinds whose claims are figures with a few words. Plans and rules are sentences. */
const figureKinds = new Set<ClaimKind>(['statistic', 'target', 'goal'])

/** Figures and promises by kind, the firmest first, with source and date: the whole register or a selection. */
export function ClaimListSection({section}: SectionProps<'claimList'>) {
  const {anchor, heading, text, words} = section
  const chosen = definedItems(section.claims)
  const claims = chosen.length > 0 ? chosen : section.all
  if (words === null) return null
  return (
    <Section anchor={anchor} heading={heading} lead={heading ? text : null}>
      {claimKinds.toReversed().map((kind) => (
        <Kind
          claims={claims.filter((claim) => claim.kind === kind)}
          isUnderHeading={Boolean(heading)}
          key={kind}
          kind={kind}
          words={words}
        />
      ))}
    </Section>
  )
}

interface KindProps {
  kind: ClaimKind
  claims: readonly Claim[]
  isUnderHeading: boolean
  words: NonNullable<Content['words']>
}

function Kind({kind, claims, isUnderHeading, words}: KindProps) {
  const [first] = claims
  if (first === undefined) return null
  const hasFigures = figureKinds.has(kind)
  const note = unsourcedNote(claims)
  // Stands once below the heading; a claim that rests on something else says so itself.
  const usual = kind === 'statistic' ? null : first
  const isUsual = ({source, asOf}: Claim) => source === usual?.source && asOf === usual.asOf
  return (
    <Part>
      <Columns $share="4-8">
        <SectionHead>
          <SmallHeading as={isUnderHeading ? 'h3' : 'h2'}>{words[kind].heading}</SmallHeading>
          <p>{words[kind].text}</p>
          {note === null ? null : <p>{note}</p>}
          {usual === null ? null : <Basis claim={usual} />}
        </SectionHead>
        <List $rule="rows" {...(hasFigures && {$split: 'label'})}>
          {claims.map((claim) => (
            <li id={claim._id} key={claim._id}>
              {hasFigures ? <SmallHeading as="b">{claim.value}</SmallHeading> : null}
              <div>
                <Lead>{hasFigures ? claim.text : <ClaimSentence claim={claim} />}</Lead>
                {claim.note ? <p>{claim.note}</p> : null}
                {kind === 'statistic' && note === null ? <ClaimTag claim={claim} /> : null}
                {isUsual(claim) || note !== null ? null : <Origin claim={claim} words={words} />}
              </div>
            </li>
          ))}
        </List>
      </Columns>
    </Part>
  )
}

/** Says in one line without labels on what a claim rests that is no statistic. */
function Basis({claim}: {claim: Claim}) {
  return (
    <BasisLine>
      <ClaimOrigin claim={claim} />
      {claim.asOf === null ? null : `, ${claim.asOf}`}
    </BasisLine>
  )
}

/** Source of a statistic and its date, with labels, or the basis of another claim. */
function Origin({claim, words}: Pick<KindProps, 'words'> & {claim: Claim}) {
  if (claim.kind !== 'statistic') return <Basis claim={claim} />
  return (
    <Row as="p">
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
    </Row>
  )
}
