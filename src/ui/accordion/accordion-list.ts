import type {ReactNode} from 'react'

/** A question with its answer. */
export interface AccordionItem {
  id: string
  /** What stands after the `#` of a link that opens the question; without it there is no such link. */
  anchor?: string
  question: string
  answer: ReactNode
}

/** What the native and the enhanced list are given alike. */
export interface AccordionListProps {
  items: readonly AccordionItem[]
  /** The ids of the items that are open at first. */
  openAtFirst: readonly string[]
}
