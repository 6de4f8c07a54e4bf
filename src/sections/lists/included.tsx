import {CheckCircleIcon} from '@phosphor-icons/react/dist/ssr/CheckCircle'
import {PlusCircleIcon} from '@phosphor-icons/react/dist/ssr/PlusCircle'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Pair} from './included.styles.ts'

/** Shows the services that a price includes beside those that may cost extra. */
export function Included({section}: SectionProps<'lists'>) {
  const {heading, items, secondHeading, secondItems, note} = section
  return (
    <Pair>
      <div data-included="">
        <h2>{heading}</h2>
        <ul>
          {items.map((item) => (
            <li key={item}>
              <Icon of={CheckCircleIcon} />
              <span>{item}</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2>{secondHeading}</h2>
        <ul>
          {definedItems(secondItems).map((item) => (
            <li key={item}>
              <Icon of={PlusCircleIcon} />
              <span>{item}</span>
            </li>
          ))}
        </ul>
        {note ? <p>{note}</p> : null}
      </div>
    </Pair>
  )
}
