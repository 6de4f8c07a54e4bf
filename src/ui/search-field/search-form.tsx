import type {ReactNode} from 'react'
import {SearchGlyph} from '#ui/icon/glyphs.tsx'

interface SearchFormProps {
  /** Address of the results page; receives the query as `q`. */
  action: string
  /** Id of the field; unique on the page. */
  id: string
  /** Id of the hint. */
  describedBy?: string
  label: string
  query?: string
  /** The button. */
  children: ReactNode
}

/** Renders a search form, which works without JavaScript. */
export function SearchForm({
  action,
  id,
  describedBy,
  label,
  query,
  children: button,
}: SearchFormProps) {
  return (
    <form action={action} aria-label={label} role="search">
      <label htmlFor={id}>{label}</label>
      <SearchGlyph />
      <input
        aria-describedby={describedBy}
        autoCapitalize="none"
        autoComplete="off"
        defaultValue={query}
        enterKeyHint="search"
        id={id}
        maxLength={200}
        name="q"
        type="search"
      />
      {button}
    </form>
  )
}
