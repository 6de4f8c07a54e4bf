interface TrapFieldProps {
  id: string
  name: string
  label: string
}

/** Makes 1Password, LastPass, Bitwarden and Dashlane ignore the field. */
const leftAlone = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
}

/**
 * Renders a honeypot field, hidden from view, the tab order and screen readers (FORM-5, LAW-6). It is off-screen and
 * inert, so browsers and extensions that fill in visible fields skip it.
 */
export function TrapField({id, name, label}: TrapFieldProps) {
  return (
    <div aria-hidden="true" data-trap="" inert>
      <label htmlFor={id}>{label}</label>
      <input autoComplete="off" id={id} name={name} tabIndex={-1} type="text" {...leftAlone} />
    </div>
  )
}
