import {type FormName, formSpec} from './forms/all-forms.ts'

interface FormEntries {
  fields?: readonly {name?: string | null}[] | null
  messages?: readonly {key?: string | null; text?: string | null}[] | null
}

/** Lists the fields and messages without which a form can't be rendered, such as `the field "email"`. */
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
