import {useEffect, useRef, useState} from 'react'
import {normalizeWords} from '#lib/normalize-words.ts'
import {accordionItem} from '#ui/state-attributes.ts'

export interface QuestionFilterProps {
  /** Text after the number. */
  found: string
  foundOne: string
  foundNone: string
  /** Whether the page has all questions; otherwise the form only submits to the site search. */
  hasAllQuestions: boolean
}

/** Selectors of the hidden questions, and the number of visible ones. */
interface Filtered {
  hidden: readonly string[]
  count: number
}

/**
 * Filters the questions of its page while a visitor types into the field of its section. It hides them with a style
 * rule, because accordions render again as they near the viewport and would lose an attribute.
 */
export function QuestionFilter({found, foundOne, foundNone, hasAllQuestions}: QuestionFilterProps) {
  const status = useRef<HTMLParagraphElement>(null)
  const [filtered, setFiltered] = useState<Filtered | null>(null)
  useEffect(() => {
    const input = status.current?.closest('section')?.querySelector('input')
    if (!hasAllQuestions || !input) return undefined
    const applyFilter = () => setFiltered(filter(input.closest('main'), input.value))
    // Applies text that was typed before hydration.
    applyFilter()
    input.addEventListener('input', applyFilter)
    return () => input.removeEventListener('input', applyFilter)
  }, [hasAllQuestions])
  return (
    <>
      <p ref={status} role="status">
        {filtered === null ? '' : describe(filtered.count)}
      </p>
      {filtered === null || filtered.hidden.length === 0 ? null : (
        <style>{`${filtered.hidden.join(',')}{display:none}`}</style>
      )}
    </>
  )

  function describe(count: number): string {
    if (count === 0) return foundNone
    return `${count} ${count === 1 ? foundOne : found}`
  }
}

/** Matches questions that contain every word, in the question or its answer. */
function filter(page: Element | null, query: string): Filtered | null {
  const words = normalizeWords(query).split(/\s+/).filter(Boolean)
  if (page === null || words.length === 0) return null
  const hidden: string[] = []
  let count = 0
  for (const group of page.querySelectorAll('[data-group]')) {
    const items = [...group.querySelectorAll(accordionItem.selector)]
    const others = items.filter((item) => !fits(item, words))
    count += items.length - others.length
    if (others.length === items.length) hidden.push(`[id='${group.id}']`)
    for (const item of others) {
      hidden.push(accordionItem.is(item.getAttribute(accordionItem.name) ?? ''))
    }
  }
  return {hidden, count}
}

function fits(item: Element, words: readonly string[]): boolean {
  const text = normalizeWords(item.textContent ?? '')
  return words.every((word) => text.includes(word))
}
