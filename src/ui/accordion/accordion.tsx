import {AccordionList} from './lazy-accordion-list.client.tsx'
import type {AccordionItem} from './accordion-item.tsx'
import {AccordionFrame} from './accordion.styles.ts'

interface AccordionProps {
  items: readonly AccordionItem[]
  openFirst?: boolean
}

/** Renders a ruled list of collapsible questions (FAQ-1, DES-9). */
export function Accordion({items, openFirst = false}: AccordionProps) {
  if (items.length === 0) return null
  const openAtFirst = openFirst ? items.slice(0, 1).map(({id}) => id) : []
  return (
    <AccordionFrame>
      <AccordionList items={items} openAtFirst={openAtFirst} />
    </AccordionFrame>
  )
}
