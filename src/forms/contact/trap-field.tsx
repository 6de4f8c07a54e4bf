interface TrapFieldProps {
  id: string
  name: string
  label: string
}

/** Tells 1Password, LastPass, Bitwarden and Dashlane to leave the field alone. */
const leftAlone = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
}

/**
 * The field that only robots fill in (FORM-5, LAW-6): out of sight, out of the tab order, out of what screen readers
 * read. It lies outside the page and takes no focus, so browsers and extensions that fill in visible fields skip it.
 */
export function TrapField({id, name, label}: TrapFieldProps) {
  return (
    <div aria-hidden="true" data-trap="" inert>
      <label htmlFor={id}>{label}</label>
      <input autoComplete="off" id={id} name={name} tabIndex={-1} type="text" {...leftAlone} />
    </div>
  )
}
