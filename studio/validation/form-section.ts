import {formNames, formSpec} from '#shared/forms/all-forms.ts'

/** Reads which form an editor chose in a section. */
function formOf(section: unknown): string | undefined {
  return typeof section === 'object' &&
    section !== null &&
    'form' in section &&
    typeof section.form === 'string'
    ? section.form
    : undefined
}

/**
 * Finds out whether a field that only one of the forms needs is filled in for that form.
 *
 * @param value - the field
 * @param section - the section the field is in
 * @param form - the form that needs the field
 * @param message - what the editor has to do then
 * @returns the message, or undefined when nothing is missing
 */
export function missingForForm(
  value: unknown,
  section: unknown,
  form: string,
  message: string,
): string | undefined {
  return formOf(section) === form && (value === undefined || value === '') ? message : undefined
}

/**
 * Finds out whether a form has the message that a section is to show (FORM-6).
 *
 * @param key - the key of the message
 * @param section - the section `formOutcome`
 * @returns what the editor has to do, or undefined
 */
export function unknownMessage(key: string | undefined, section: unknown): string | undefined {
  const form = formNames.find((name) => name === formOf(section))
  if (key === undefined || form === undefined) return undefined
  const keys = Object.keys(formSpec(form).messages)
  return keys.includes(key)
    ? undefined
    : `This form has no such message. It has: ${keys.join(', ')}.`
}
