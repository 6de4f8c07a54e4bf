import {buttonVariant} from '#ui/button/button.styles.ts'
import {SearchGlyph} from '#ui/icon/glyphs.tsx'
import {SearchFieldFrame} from './search-field.styles.ts'

interface SearchFieldProps {
  /** Address of the results page; receives the query as `q`. */
  action: string
  /** Id of the field; unique on the page. */
  id: string
  label: string
  button: string
}

/** Renders a search form, which works without JavaScript. It accompanies a main action, so its button is an outline. */
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
        <button {...buttonVariant.of('outline')}>{button}</button>
      </form>
    </SearchFieldFrame>
  )
}
