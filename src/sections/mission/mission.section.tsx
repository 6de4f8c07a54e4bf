import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Heading} from '#ui/heading/heading.styles.ts'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'
import {Ledger} from '#ui/ledger/ledger.styles.ts'
import {Stats} from '#ui/stat/stat.styles.ts'
import {Figure, Figures, Targets} from './mission.styles.ts'

/** The figures behind the service, and what it aims at, worded as targets (HOME-5). */
export function MissionSection({section}: SectionProps<'mission'>) {
  const {heading, figure, text, statistics, targetsHeading, targets, note} = section
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <Heading $size="small">{heading}</Heading>
        <Figure>{figure.value}</Figure>
        <Figures>
          <p>{[figure.text, text].filter(Boolean).join('. ')}</p>
          <Stats>
            <Claims claims={statistics} />
          </Stats>
        </Figures>
        <Targets>
          {targetsHeading ? <h3>{targetsHeading}</h3> : null}
          <Ledger>
            <Claims claims={targets} />
          </Ledger>
          {note ? <p>{note}</p> : null}
        </Targets>
      </Wrap>
    </Band>
  )
}

function Claims({claims}: {claims: SectionProps<'mission'>['section']['targets']}) {
  return definedItems(claims).map((claim) => (
    <div key={claim._id}>
      <dt>{claim.value}</dt>
      <dd>{claim.text}</dd>
    </div>
  ))
}
