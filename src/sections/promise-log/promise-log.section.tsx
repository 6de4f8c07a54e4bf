import {CheckCircleIcon} from '@phosphor-icons/react/dist/ssr/CheckCircle'
import {CircleDashedIcon} from '@phosphor-icons/react/dist/ssr/CircleDashed'
import type {SectionProps} from '#content/section-props.ts'
import {formatMonthAndYear} from '#lib/format-date.ts'
import {Band, Lead, Wrap} from '#ui/layout/layout.styles.ts'
import {Tag} from '#ui/tag/tag.tsx'
import {Icon} from '#ui/icon/icon.tsx'
import {Log} from './promise-log.styles.ts'

/** Promises with their dates and whether they were kept (UPD-1). */
export function PromiseLogSection({section}: SectionProps<'promiseLog'>) {
  const {heading, text, saidLabel, states, saidPromises} = section
  if (saidPromises.length === 0) return null
  return (
    <Band id={section.anchor}>
      <Wrap>
        <Log>
          <div>
            <h2>{heading}</h2>
            {text ? <Lead>{text}</Lead> : null}
          </div>
          <ul>
            {saidPromises.map((promise) => (
              <li id={promise._id} key={promise._id}>
                <Icon of={promise.state === 'kept' ? CheckCircleIcon : CircleDashedIcon} />
                <div>
                  <p data-promise="">{promise.text}</p>
                  <p>
                    {saidLabel}{' '}
                    <time dateTime={promise.saidOn}>{formatMonthAndYear(promise.saidOn)}</time>
                  </p>
                  {promise.outcome ? <p>{promise.outcome}</p> : null}
                </div>
                <div>
                  <Tag kind={promise.state === 'kept' ? 'plain' : 'soon'}>
                    {states[promise.state]}
                  </Tag>
                  {promise.changedOn ? (
                    <time dateTime={promise.changedOn}>
                      {formatMonthAndYear(promise.changedOn)}
                    </time>
                  ) : null}
                </div>
              </li>
            ))}
          </ul>
        </Log>
      </Wrap>
    </Band>
  )
}
