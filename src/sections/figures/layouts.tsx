import {ClaimFrame} from '#content/render/claim.styles.ts'
import {ClaimItems, ClaimSource, ClaimTag} from '#content/render/claim.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {Heading} from '#ui/heading/heading.styles.ts'
import {Ledger} from '#ui/ledger/ledger.styles.ts'
import {Stats} from '#ui/stat/stat.styles.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Figure, Figures, FiguresBody, SlipFrame, Targets} from './figures.styles.ts'

/** One figure across the page, two beside its text, and a list of targets. */
export function Large({section}: SectionProps<'figures'>) {
  const {heading, figure, text, claims, targetsHeading, targets, note} = section
  return (
    <ClaimFrame>
      <Heading $size="small">{heading}</Heading>
      {figure ? <Figure>{figure.value}</Figure> : null}
      <Figures>
        <div>
          <p>{[figure?.text, text].filter(Boolean).join('. ')}</p>
          {figure ? (
            <div data-claim-line="">
              <ClaimTag claim={figure} />
              <ClaimSource claim={figure} />
            </div>
          ) : null}
        </div>
        <Stats>
          <ClaimItems claims={claims} />
        </Stats>
      </Figures>
      <Targets>
        {targetsHeading ? <h3>{targetsHeading}</h3> : null}
        <Ledger>
          <ClaimItems claims={targets} />
        </Ledger>
        {note ? <p>{note}</p> : null}
      </Targets>
    </ClaimFrame>
  )
}

export function Row({section}: SectionProps<'figures'>) {
  const {heading, claims, note} = section
  return (
    <FiguresBody>
      <Heading $size="small">{heading}</Heading>
      <ClaimFrame>
        <Stats>
          <ClaimItems claims={claims} />
        </Stats>
      </ClaimFrame>
      {note ? <p>{note}</p> : null}
    </FiguresBody>
  )
}

/** Facts at a glance, overlapping the panel above. */
export function Slip({section}: SectionProps<'figures'>) {
  const facts = definedItems(section.facts)
  if (facts.length === 0) return null
  return (
    <SlipFrame id={section.anchor ?? undefined}>
      <dl>
        {facts.map(({_key, label, value, claim}) => (
          <div key={_key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {claim ? (
              <dd data-source="">
                <ClaimSource claim={claim} />
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </SlipFrame>
  )
}
