import type {Frame} from '#content/queries/get-frame.ts'
import {definedItems} from '#lib/defined-items.ts'

/** A form's document, as the fragment `formTextFields` reads it. */
export type FormDocument = Omit<Frame['waitlist'], 'name'> & {name: string}

/** The words of a field. */
export interface FieldCopy {
  label: string
  hint: string | null
  autocomplete: string | null
  initiallyChecked: boolean
  options: readonly string[]
  errorEmpty: string | null
  errorFormat: string | null
}

/** The buttons a form can have. */
export type ButtonName = 'submit' | 'submitting' | 'close'

/** Which words a form cannot do without. */
export interface FormParts<
  Field extends string,
  Message extends string,
  Button extends ButtonName,
> {
  fields: readonly Field[]
  messages: readonly Message[]
  buttons: readonly Button[]
}

/** The words of a form, ready for the browser. */
export interface FormCopy<
  Field extends string = string,
  Message extends string = string,
  Button extends ButtonName = ButtonName,
> {
  title: string
  intro: string | null
  fields: Readonly<Record<Field, FieldCopy>>
  messages: Readonly<Record<Message, string>>
  buttons: Readonly<Record<Button, string>>
}

/**
 * Takes the words of a form out of its document.
 *
 * @param document - the `formText` document
 * @param parts - what the form needs
 * @returns the words by the names the form knows them by
 * @throws Error naming what the document lacks
 */
export function readFormCopy<
  Field extends string,
  Message extends string,
  Button extends ButtonName,
>(
  document: FormDocument,
  parts: FormParts<Field, Message, Button>,
): FormCopy<Field, Message, Button> {
  const lacks = (what: string) =>
    new Error(
      `The form text "${document.name}" lacks ${what}. Add it in the Studio under "Words of a form".`,
    )
  const field = (name: string): FieldCopy => {
    const found = definedItems(document.fields).find((candidate) => candidate.name === name)
    if (found === undefined) throw lacks(`the field "${name}"`)
    const {label, hint, autocomplete, initiallyChecked, options, errorEmpty, errorFormat} = found
    return {
      label,
      hint,
      autocomplete,
      initiallyChecked: initiallyChecked ?? false,
      options: definedItems(options),
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
  return {
    title: document.title,
    intro: document.intro,
    fields: byName(parts.fields, field),
    messages: byName(parts.messages, message),
    buttons: byName(parts.buttons, button),
  }
}

function byName<Name extends string, Value>(
  names: readonly Name[],
  read: (name: Name) => Value,
): Record<Name, Value> {
  const entries = names.map((name): [Name, Value] => [name, read(name)])
  return fromEntries(entries)
}

/** `Object.fromEntries` forgets which keys there are. */
function fromEntries<Name extends string, Value>(
  entries: readonly [Name, Value][],
): Record<Name, Value>
function fromEntries(entries: readonly [string, unknown][]): Record<string, unknown> {
  return Object.fromEntries(entries)
}
