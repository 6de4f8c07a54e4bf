import {CheckCircleIcon} from '@phosphor-icons/react/dist/ssr/CheckCircle'
import {MinusCircleIcon} from '@phosphor-icons/react/dist/ssr/MinusCircle'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {SectionHead} from '#ui/layout/layout.styles.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Lists} from './lights.styles.ts'

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
  heading: string | null
  items: readonly string[] | null
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
