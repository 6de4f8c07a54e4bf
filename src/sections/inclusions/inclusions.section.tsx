import {CheckCircleIcon} from '@phosphor-icons/react/dist/ssr/CheckCircle'
import {PlusCircleIcon} from '@phosphor-icons/react/dist/ssr/PlusCircle'
import type {SectionProps} from '#content/section-props.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'
import {Pair} from './inclusions.styles.ts'

/** What a price includes, beside what may cost extra. */
export function InclusionsSection({section}: SectionProps<'inclusions'>) {
  const {heading, included, extraHeading, extras, note} = section
  return (
    <Band $width="wide" id={section.anchor ?? undefined}>
      <Wrap>
        <Pair>
          <div data-included="">
            <h2>{heading}</h2>
            <ul>
              {included.map((item) => (
                <li key={item}>
                  <Icon of={CheckCircleIcon} />
                  <span>{item}</span>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{extraHeading}</h2>
            <ul>
              {extras.map((item) => (
                <li key={item}>
                  <Icon of={PlusCircleIcon} />
                  <span>{item}</span>
                </li>
              ))}
            </ul>
            {note ? <p>{note}</p> : null}
          </div>
        </Pair>
      </Wrap>
    </Band>
  )
}
