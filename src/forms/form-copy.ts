import type {Frame} from '#content/queries/get-frame.ts'
import {definedItems} from '#lib/defined-items.ts'
import type {Forms} from '#shared/forms/all-forms.ts'
import type {ButtonName, FormSpec} from '#shared/forms/form-spec.ts'

/** A form's document, in the shape of the fragment `formTextFields`. */
export type FormDocument = Omit<Frame['waitlist'], 'name'> & {name: string}

export interface FieldCopy {
  label: string
  hint: string | null
  initiallyChecked: boolean
  options: readonly string[]
  errorEmpty: string | null
  errorFormat: string | null
}

/** Copy of a form by the form's own names. */
export interface FormCopy<Form extends FormSpec> {
  title: string
  intro: string | null
  fields: Readonly<Record<keyof Form['fields'] & string, FieldCopy>>
  messages: Readonly<Record<keyof Form['messages'] & string, string>>
  buttons: Readonly<Record<Form['buttons'][number], string>>
}

export type CopyOfForms = {[Name in keyof Forms]: FormCopy<Forms[Name]>}

/**
 * Reads the copy of a form from its `formText` document.
 *
 * @throws Error naming what the document lacks
 */
export function readFormCopy<Form extends FormSpec>(
  document: FormDocument,
  form: Form,
): FormCopy<Form>
export function readFormCopy(document: FormDocument, form: FormSpec): object {
  const lacks = (what: string) =>
    new Error(
      `The form text "${document.name}" lacks ${what}. Add it in the Studio under "Words of a form".`,
    )
  const field = (name: string): FieldCopy => {
    const found = definedItems(document.fields).find((candidate) => candidate.name === name)
    if (found === undefined) throw lacks(`the field "${name}"`)
    const {label, hint, initiallyChecked, options, errorEmpty, errorFormat} = found
    const fixed = form.fields[name]?.fixed
    return {
      label,
      hint,
      initiallyChecked: initiallyChecked ?? false,
      options: fixed?.options ?? definedItems(options),
      errorEmpty,
      errorFormat,
    }
  }
  const message = (key: string): string => {
    const found = definedItems(document.messages).find((candidate) => candidate.key === key)
    if (found === undefined) throw lacks(`the message "${key}"`)
    return found.text
  }
  const button = (name: ButtonName): string => {
    const copy = document[name]
    if (copy === null) throw lacks(`the button "${name}"`)
    return copy
  }
  const {title, intro} = document
  return {
    title,
    intro,
    fields: byName(Object.keys(form.fields), field),
    messages: byName(Object.keys(form.messages), message),
    buttons: byName(form.buttons, button),
  }
}

const byName = <Name extends string>(names: readonly Name[], read: (name: Name) => unknown) =>
  Object.fromEntries(names.map((name) => [name, read(name)]))
