import type {ReactNode} from 'react'
import {PlusGlyph} from '#ui/icon/glyphs.tsx'

export interface AccordionItem {
  id: string
  /** Fragment that links to the question; omit it for no link. */
  anchor?: string | undefined
  question: string
  answer: ReactNode
}

export interface AccordionListProps {
  items: readonly AccordionItem[]
  openAtFirst: readonly string[]
}

export function Question({children}: {children: ReactNode}) {
  return (
    <>
      <h3>{children}</h3>
      <span data-plus="">
        <PlusGlyph />
      </span>
    </>
  )
}
