import {CheckCircleIcon} from '@phosphor-icons/react/dist/ssr/CheckCircle'
import {CircleDashedIcon} from '@phosphor-icons/react/dist/ssr/CircleDashed'
import {MinusCircleIcon} from '@phosphor-icons/react/dist/ssr/MinusCircle'
import {PlusCircleIcon} from '@phosphor-icons/react/dist/ssr/PlusCircle'
import {LinkifiedText} from '#content/render/linkified-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {SectionHead} from '#ui/layout/layout.styles.ts'
import {Pair, Lists, Open} from './layouts.styles.ts'

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

/** Shows two ruled lists: one of things that are included, one of things that are not. */
export function Lights({section}: SectionProps<'lists'>) {
  const {heading, firstHeading, items, secondHeading, secondItems} = section
  return (
    <>
      <SectionHead>
        <h2>{heading}</h2>
      </SectionHead>
      <Lists>
        <List heading={firstHeading} isIncluded items={items} />
        <List heading={secondHeading} isIncluded={false} items={secondItems} />
      </Lists>
    </>
  )
}

interface ListProps {
  heading: string | undefined
  items: readonly string[] | undefined
  isIncluded: boolean
}

function List({heading, items, isIncluded}: ListProps) {
  return (
    <div>
      <h3>{heading}</h3>
      <ul>
        {definedItems(items).map((item) => (
          <li key={item}>
            <Icon of={isIncluded ? CheckCircleIcon : MinusCircleIcon} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Items that are not decided or done yet. */
export function OpenItems({section}: SectionProps<'lists'>) {
  const {heading, intro, items} = section
  return (
    <Open>
      <h2>{heading}</h2>
      {intro ? <p>{intro}</p> : null}
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Icon of={CircleDashedIcon} />
            <span>
              <LinkifiedText text={item} />
            </span>
          </li>
        ))}
      </ul>
    </Open>
  )
}
