import {type FormName, formSpec} from './forms/all-forms.ts'

/** What is read of the words of a form here; all of it may be missing. */
interface FormEntries {
  fields?: readonly {name?: string | null}[] | null
  messages?: readonly {key?: string | null; text?: string | null}[] | null
}

/**
 * Finds the fields and messages that a form finds by name and that its words lack: without them it cannot be rendered.
 *
 * @param document - what was published of the words of a form
 * @param form - which form
 * @returns such as `the field "email"`; empty when the form can be rendered
 */
export function missingFromFormText(document: FormEntries, form: FormName): string[] {
  const names = new Set((document.fields ?? []).map(({name}) => name))
  const keys = new Set((document.messages ?? []).flatMap(({key, text}) => (text ? [key] : [])))
  const {fields, messages} = formSpec(form)
  return [
    ...Object.keys(fields)
      .filter((name) => !names.has(name))
      .map((name) => `the field "${name}"`),
    ...Object.keys(messages)
      .filter((key) => !keys.has(key))
      .map((key) => `the message "${key}"`),
  ]
}
