import type {ComponentProps} from 'react'
import {TextField} from '#ui/field/field.tsx'

type Line = ComponentProps<typeof TextField>

interface PersonFieldsProps {
  firstName: Line
  lastName: Line
  email: Line
}

/** What every registration asks for (FORM-1, FORM-2, FORM-3); the fields come bound by the form around them. */
export function PersonFields({firstName, lastName, email}: PersonFieldsProps) {
  return (
    <>
      <div data-fields="">
        <TextField {...firstName} />
        <TextField {...lastName} />
      </div>
      <TextField {...email} />
    </>
  )
}
