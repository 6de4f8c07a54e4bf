import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Fanlight} from '#ui/fanlight/fanlight.tsx'
import {SectionHead} from '#ui/layout/layout.styles.ts'
import {Lists} from './lights.styles.ts'

/** Shows two ruled lists, one with lit fanlights and one with dark ones. */
export function Lights({section}: SectionProps<'lists'>) {
  const {heading, firstHeading, items, secondHeading, secondItems} = section
  return (
    <>
      <SectionHead>
        <h2>{heading}</h2>
      </SectionHead>
      <Lists>
        <List heading={firstHeading} isLit items={items} />
        <List heading={secondHeading} isLit={false} items={secondItems} />
      </Lists>
    </>
  )
}

interface ListProps {
  heading: string | null
  items: readonly string[] | null
  isLit: boolean
}

function List({heading, items, isLit}: ListProps) {
  return (
    <div>
      <h3>{heading}</h3>
      <ul>
        {definedItems(items).map((item) => (
          <li key={item}>
            <Fanlight isLit={isLit} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
