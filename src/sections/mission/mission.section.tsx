import type {SectionProps} from '@/content/section-props'
import {present} from '@/lib/present'
import {Band, Lead, Wrap} from '@/ui/layout/layout.styles'
import {Figure, Ledger} from './mission.styles'

/** The figures behind the service and what it aims at (HOME-5). */
export function MissionSection({section}: SectionProps<'mission'>) {
  const {heading, figure, text, statistics, targetsHeading, targets, note} = section
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <h2>{heading}</h2>
        <Figure>
          <b>{figure.value}</b> {figure.text}
        </Figure>
        {text ? <Lead>{text}</Lead> : null}
        <Ledger>
          {present(statistics).map((claim) => (
            <div key={claim._id}>
              <dt>{claim.value}</dt>
              <dd>{claim.text}</dd>
            </div>
          ))}
        </Ledger>
        {targetsHeading ? <h3>{targetsHeading}</h3> : null}
        <Ledger>
          {present(targets).map((claim) => (
            <div key={claim._id}>
              <dt>{claim.value}</dt>
              <dd>{claim.text}</dd>
            </div>
          ))}
        </Ledger>
        {note ? <p>{note}</p> : null}
      </Wrap>
    </Band>
  )
}
