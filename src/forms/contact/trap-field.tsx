import type {ComponentPropsWithRef} from 'react'

interface TrapFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id'> {
  id: string
  label: string
}

/**
 * The field that only robots fill in (FORM-5, LAW-6): out of sight, out of the tab order, out of what screen readers
 * read, and closed to browsers that would fill in a company by themselves.
 */
export function TrapField({id, label, ...input}: TrapFieldProps) {
  return (
    <div aria-hidden="true" data-trap="">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" {...input} autoComplete="off" tabIndex={-1} />
    </div>
  )
}
