import type {ComponentProps, ReactNode} from 'react'
import {TextField} from '#ui/field/field.tsx'
import {fieldRow} from '#ui/state-attributes.ts'

type Line = ComponentProps<typeof TextField>

interface PersonFieldsProps {
  firstName: Line
  lastName: Line
  email: Line
  /** Field in the row of the email address. */
  beside?: ReactNode
}

/** Renders the fields of every registration, bound by the form (FORM-1, FORM-2, FORM-3). */
export function PersonFields({firstName, lastName, email, beside}: PersonFieldsProps) {
  const emailField = <TextField {...email} />
  return (
    <>
      <div {...fieldRow.of('names')}>
        <TextField {...firstName} />
        <TextField {...lastName} />
      </div>
      {beside ? (
        <div {...fieldRow.of('')}>
          {emailField}
          {beside}
        </div>
      ) : (
        emailField
      )}
    </>
  )
}
