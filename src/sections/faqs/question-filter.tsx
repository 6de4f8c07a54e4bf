import {useCallback, useState} from 'react'
import {normalizeWords} from '#lib/normalize-words.ts'
import {accordionItem, questionsFound} from '#ui/state-attributes.ts'

export interface QuestionFilterProps {
  className?: string
  id: string
  label: string
  button: string
  buttonAttributes: Readonly<Record<`data-${string}`, string | undefined>>
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
 * Filters the questions of its page while a visitor types. It hides them with a style rule, because accordions
 * render again as they near the viewport and would lose an attribute. Without JavaScript it submits to the site
 * search.
 */
export function QuestionFilter({
  className,
  id,
  label,
  button,
  buttonAttributes,
  found,
  foundOne,
  foundNone,
  hasAllQuestions,
}: QuestionFilterProps) {
  const [filtered, setFiltered] = useState<Filtered | null>(null)
  const applyFilter = useCallback(
    (input: HTMLInputElement) => {
      if (hasAllQuestions) setFiltered(filter(input.closest('main'), input.value))
    },
    [hasAllQuestions],
  )
  // Applies text that was typed before hydration.
  const applyInitialText = useCallback(
    (input: HTMLInputElement | null) => {
      if (input !== null && input.value !== '') applyFilter(input)
    },
    [applyFilter],
  )
  return (
    <form
      action="/search"
      aria-label={label}
      className={className}
      role="search"
      {...questionsFound.of(filtered !== null && filtered.count > 0 ? '' : undefined)}
    >
      <label htmlFor={id}>{label}</label>
      <input
        autoComplete="off"
        id={id}
        name="q"
        onInput={({currentTarget}) => applyFilter(currentTarget)}
        ref={applyInitialText}
        type="search"
      />
      <button type="submit" {...buttonAttributes}>
        {button}
      </button>
      <p role="status">{filtered === null ? '' : describe(filtered.count)}</p>
      {filtered === null || filtered.hidden.length === 0 ? null : (
        <style>{`${filtered.hidden.join(',')}{display:none}`}</style>
      )}
    </form>
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
