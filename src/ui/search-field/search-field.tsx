import {SearchGlyph} from '#ui/icon/glyphs.tsx'
import {SearchFieldFrame} from './search-field.styles.ts'

interface SearchFieldProps {
  /** Where the results are; the words go there as `q`. */
  action: string
  /** Of the field; one of a kind on its page. */
  id: string
  /** What screen readers say for the field. */
  label: string
  button: string
}

/** A field that leads to the results; without JavaScript like with it. */
export function SearchField({action, id, label, button}: SearchFieldProps) {
  return (
    <SearchFieldFrame>
      <form action={action} aria-label={label} role="search">
        <label htmlFor={id}>{label}</label>
        <SearchGlyph />
        <input
          autoCapitalize="none"
          autoComplete="off"
          enterKeyHint="search"
          id={id}
          maxLength={200}
          name="q"
          type="search"
        />
        <button>{button}</button>
      </form>
    </SearchFieldFrame>
  )
}
