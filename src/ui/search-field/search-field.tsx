import {buttonVariant} from '#ui/button/button.styles.ts'
import {SearchFieldFrame} from './search-field.styles.ts'
import {SearchForm} from './search-form.tsx'

interface SearchFieldProps {
  action: string
  id: string
  label: string
  button: string
}

/** Renders a search form that accompanies a main action, so its button is an outline. */
export function SearchField({button, ...form}: SearchFieldProps) {
  return (
    <SearchFieldFrame>
      <SearchForm {...form}>
        <button {...buttonVariant.of('outline')}>{button}</button>
      </SearchForm>
    </SearchFieldFrame>
  )
}
