import type {SectionProps} from '@/content/section-props'
import {present} from '@/lib/present'
import {Heading} from '@/ui/heading/heading.styles'
import {Band, Wrap} from '@/ui/layout/layout.styles'
import {Ledger} from '@/ui/ledger/ledger.styles'
import {Stats} from '@/ui/stat/stat.styles'
import {Figure, Figures, Targets} from './mission.styles'

/** The figures behind the service, and what it aims at, worded as targets (HOME-5). */
export function MissionSection({section}: SectionProps<'mission'>) {
  const {heading, figure, text, statistics, targetsHeading, targets, note} = section
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <Heading data-size="small">{heading}</Heading>
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
  return present(claims).map((claim) => (
    <div key={claim._id}>
      <dt>{claim.value}</dt>
      <dd>{claim.text}</dd>
    </div>
  ))
}
