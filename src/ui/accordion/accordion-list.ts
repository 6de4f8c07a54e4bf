import type {ReactNode} from 'react'

export interface AccordionItem {
  id: string
  /** Fragment that links to the question; omit it for no link. */
  anchor?: string
  question: string
  answer: ReactNode
}

export interface AccordionListProps {
  items: readonly AccordionItem[]
  openAtFirst: readonly string[]
}
