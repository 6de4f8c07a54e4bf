import {ClaimFrame} from '#content/render/claim.styles.ts'
import {ClaimItems, ClaimSource, ClaimTag} from '#content/render/claim.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {Heading} from '#ui/heading/heading.styles.ts'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'
import {Ledger} from '#ui/ledger/ledger.styles.ts'
import {Stats} from '#ui/stat/stat.styles.ts'
import {Figure, Figures, Targets} from './mission.styles.ts'

/** The figures behind the service, and what it aims at, worded as targets (HOME-5); each says how we know it. */
export function MissionSection({section}: SectionProps<'mission'>) {
  const {heading, figure, text, statistics, targetsHeading, targets, note} = section
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <ClaimFrame>
          <Heading $size="small">{heading}</Heading>
          <Figure>{figure.value}</Figure>
          <Figures>
            <div>
              <p>{[figure.text, text].filter(Boolean).join('. ')}</p>
              <div data-claim-line="">
                <ClaimTag claim={figure} />
                <ClaimSource claim={figure} />
              </div>
            </div>
            <Stats>
              <ClaimItems claims={statistics} />
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
      </Wrap>
    </Band>
  )
}
