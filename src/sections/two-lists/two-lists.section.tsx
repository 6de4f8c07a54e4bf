import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Fanlight} from '#ui/fanlight/fanlight.tsx'
import {Band, SectionHead, Wrap} from '#ui/layout/layout.styles.ts'
import {Lists} from './two-lists.styles.ts'

/** What will be, and what will not: two ruled lists with lit and dark fanlights. */
export function TwoListsSection({section}: SectionProps<'twoLists'>) {
  const {heading, yesHeading, yes, noHeading, no} = section
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <SectionHead>
          <h2>{heading}</h2>
        </SectionHead>
        <Lists>
          <List heading={yesHeading} isLit items={yes} />
          <List heading={noHeading} isLit={false} items={no} />
        </Lists>
      </Wrap>
    </Band>
  )
}

function List({heading, items, isLit}: {heading: string; items: string[]; isLit: boolean}) {
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
