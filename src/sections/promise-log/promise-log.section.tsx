import {CheckCircleIcon} from '@phosphor-icons/react/dist/ssr/CheckCircle'
import {CircleDashedIcon} from '@phosphor-icons/react/dist/ssr/CircleDashed'
import type {SectionProps} from '#content/section-props.ts'
import {formatMonthAndYear} from '#lib/format-date.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Row} from '#ui/layout/layout.styles.ts'
import {List, listMark} from '#ui/layout/list.styles.ts'
import {Section} from '#ui/layout/section.tsx'
import {Tag} from '#ui/tag/tag.tsx'

/** Promises with their dates and whether they were kept (UPD-1). */
export function PromiseLogSection({section}: SectionProps<'promiseLog'>) {
  const {anchor, heading, text, saidLabel, states, saidPromises} = section
  if (saidPromises.length === 0) return null
  return (
    <Section anchor={anchor} heading={heading} lead={text} share="4-8">
      <List $rule="rows" $title="medium">
        {saidPromises.map(({_id, text: promise, state, saidOn, changedOn, outcome}) => (
          <li id={_id} key={_id} {...listMark.of(state === 'kept' ? 'good' : 'none')}>
            <Icon of={state === 'kept' ? CheckCircleIcon : CircleDashedIcon} />
            <div>
              <h3 data-promise="">{promise}</h3>
              <p>
                {saidLabel} <time dateTime={saidOn}>{formatMonthAndYear(saidOn)}</time>
              </p>
              {outcome ? <p>{outcome}</p> : null}
              <Row>
                <Tag kind={state === 'kept' ? 'plain' : 'soon'}>{states[state]}</Tag>
                {changedOn ? (
                  <time dateTime={changedOn}>{formatMonthAndYear(changedOn)}</time>
                ) : null}
              </Row>
            </div>
          </li>
        ))}
      </List>
    </Section>
  )
}
