import {formNames, formSpec} from '#shared/forms/all-forms.ts'
import {textAt} from '#studio/value-at.ts'

/** Returns the name of the form that a section is about. */
export const formOf = (section: unknown): string | undefined => textAt(section, 'form')

/** Checks that a form has the message that a `formOutcome` section shows (FORM-6), with a message for editors. */
export function checkMessage(key: string | undefined, section: unknown): string | undefined {
  const form = formNames.find((name) => name === formOf(section))
  if (key === undefined || form === undefined) return undefined
  const keys = Object.keys(formSpec(form).messages)
  return keys.includes(key)
    ? undefined
    : `This form has no such message. It has: ${keys.join(', ')}.`
}
