import {ClaimFrame} from '#content/render/claim.styles.ts'
import {ClaimItems, ClaimSource, ClaimTag} from '#content/render/claim.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {Heading} from '#ui/heading/heading.styles.ts'
import {Ledger} from '#ui/ledger/ledger.styles.ts'
import {Stats} from '#ui/stat/stat.styles.ts'
import {Figure, Figures, Targets} from './large.styles.ts'

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
