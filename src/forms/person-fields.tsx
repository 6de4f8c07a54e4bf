import type {ComponentProps} from 'react'
import {TextField} from '#ui/field/field.tsx'
import {fieldRow} from '#ui/state-attributes.ts'

type Line = ComponentProps<typeof TextField>

interface PersonFieldsProps {
  firstName: Line
  lastName: Line
  email: Line
}

/** Renders the fields of every registration, bound by the form (FORM-1, FORM-2, FORM-3). */
export function PersonFields({firstName, lastName, email}: PersonFieldsProps) {
  return (
    <>
      <div {...fieldRow.of('names')}>
        <TextField {...firstName} />
        <TextField {...lastName} />
      </div>
      <TextField {...email} />
    </>
  )
}
