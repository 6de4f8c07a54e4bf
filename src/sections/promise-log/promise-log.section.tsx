import {CheckCircleIcon} from '@phosphor-icons/react/dist/ssr/CheckCircle'
import {CircleDashedIcon} from '@phosphor-icons/react/dist/ssr/CircleDashed'
import type {SectionProps} from '#content/section-props.ts'
import {formatMonthAndYear} from '#lib/format-date.ts'
import {promiseStates} from '#shared/claims.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Columns} from '#ui/layout/columns.styles.ts'
import {Lead, Part, SectionHead, SmallHeading} from '#ui/layout/layout.styles.ts'
import {List, listMark} from '#ui/layout/list.styles.ts'
import {Section} from '#ui/layout/section.tsx'

type Content = SectionProps<'promiseLog'>['section']

/** Promises by whether they were kept, the broken ones first, with their dates. */
export function PromiseLogSection({section}: SectionProps<'promiseLog'>) {
  const {anchor, heading, text, saidPromises} = section
  if (saidPromises.length === 0) return null
  const byState = Map.groupBy(saidPromises, ({state}) => state)
  return (
    <Section anchor={anchor} heading={heading} lead={text}>
      {promiseStates.toReversed().map((state) => (
        <Group key={state} promises={byState.get(state) ?? []} section={section} />
      ))}
    </Section>
  )
}

interface GroupProps {
  section: Content
  promises: Content['saidPromises']
}

function Group({section: {saidLabel, states}, promises}: GroupProps) {
  const [first] = promises
  if (first === undefined) return null
  const {state} = first
  // Stands once below the heading when all were made in one month.
  const isOneMonth = new Set(promises.map(({saidOn}) => formatMonthAndYear(saidOn))).size === 1
  return (
    <Part>
      <Columns $share="4-8">
        <SectionHead>
          <SmallHeading as="h3">
            {states[state]} ({promises.length})
          </SmallHeading>
          {isOneMonth ? <Dated day={first.saidOn} label={saidLabel} /> : null}
        </SectionHead>
        <List $rule="rows">
          {promises.map(({_id, claimId, text, saidOn, changedOn, outcome}) => (
            <li id={claimId ?? _id} key={_id} {...listMark.of(state === 'kept' ? 'good' : 'none')}>
              <Icon of={state === 'kept' ? CheckCircleIcon : CircleDashedIcon} />
              <div>
                <Lead>{text}</Lead>
                {isOneMonth ? null : <Dated day={saidOn} label={saidLabel} />}
                {outcome ? <p>{outcome}</p> : null}
                {changedOn ? <Dated day={changedOn} label={states[state]} /> : null}
              </div>
            </li>
          ))}
        </List>
      </Columns>
    </Part>
  )
}

function Dated({label, day}: {label: string; day: string}) {
  return (
    <p>
      {label} <time dateTime={day}>{formatMonthAndYear(day)}</time>
    </p>
  )
}
