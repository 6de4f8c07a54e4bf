import {formNames, formSpec} from './forms/all-forms.ts'
import type {FieldSpec} from './forms/form-spec.ts'

/** A validation error, located by field names and keys of list items. */
export interface ValidationIssue {
  path: (string | {_key: string})[]
  message: string
}

type Draft = Readonly<Record<string, unknown>>

/**
 * Validates a `formText` document: copy that the specification fixes verbatim (FORM-1 to FORM-5, MOD-4), the keys by
 * which the site looks up fields and messages, and required copy.
 */
export function validateFormText(document: Draft): ValidationIssue[] {
  const name = formNames.find((form) => form === document['name'])
  if (name === undefined) return [unknownName]
  const {fixed, fields, messages, buttons} = formSpec(name)
  return [
    ...changedCopy(document, fixed, []),
    ...buttons.flatMap((button) => missingCopy(document, button, [])),
    ...Object.entries(fields).flatMap(([value, field]) =>
      withItem(document, {list: 'fields', by: 'name', value}, (item, path) => [
        ...changedCopy(item, field.fixed ?? {}, path),
        ...errorsOf(field).flatMap((error) => missingCopy(item, error, path)),
      ]),
    ),
    ...Object.entries(messages).flatMap(([value, text]) =>
      withItem(document, {list: 'messages', by: 'key', value}, (item, path) =>
        changedCopy(item, {text: text ?? undefined}, path),
      ),
    ),
  ]
}

/** Required error messages, so that every validation error has a text (WCAG 3.3.1). */
function errorsOf({kind, required}: FieldSpec): string[] {
  const hasFormat = kind === 'email' || kind === 'years' || kind === 'area'
  return [...(required ? ['errorEmpty'] : []), ...(hasFormat ? ['errorFormat'] : [])]
}

const unknownName: ValidationIssue = {
  path: ['name'],
  message: `The site knows no form by this name. It knows: ${formNames.join(', ')}.`,
}

interface Wanted {
  list: 'fields' | 'messages'
  by: 'name' | 'key'
  value: string
}

function withItem(
  document: Draft,
  {list, by, value}: Wanted,
  check: (item: Draft, path: ValidationIssue['path']) => ValidationIssue[],
): ValidationIssue[] {
  const items: unknown = document[list]
  const item = Array.isArray(items) ? items.filter(isDraft).find((it) => it[by] === value) : null
  if (!item) {
    const message = `The form needs an entry with the ${by} "${value}". Restore it: the site finds it by that ${by}.`
    return [{path: [list], message}]
  }
  return check(item, [list, {_key: String(item['_key'])}])
}

function changedCopy(part: Draft, exact: object, path: ValidationIssue['path']): ValidationIssue[] {
  return Object.entries(exact).flatMap(([name, wanted]: [string, unknown]) => {
    if (wanted === undefined || same(part[name], wanted)) return []
    return [{path: [...path, name], message: restore(wanted)}]
  })
}

function missingCopy(part: Draft, name: string, path: ValidationIssue['path']): ValidationIssue[] {
  const text = part[name]
  if (typeof text === 'string' && text.trim() !== '') return []
  return [{path: [...path, name], message: 'The form needs words here. Write what visitors read.'}]
}

function restore(wanted: unknown): string {
  if (typeof wanted === 'boolean') {
    return `Switch this ${wanted ? 'on' : 'off'}: the specification fixes how the box starts.`
  }
  const text = Array.isArray(wanted) ? wanted.join(', ') : String(wanted)
  return `Restore the exact words, which the specification fixes: ${text}`
}

function same(value: unknown, wanted: unknown): boolean {
  // An untouched switch is off.
  if (wanted === false) return value !== true
  if (!Array.isArray(wanted)) return value === wanted
  return (
    Array.isArray(value) &&
    value.length === wanted.length &&
    wanted.every((item, index) => item === value[index])
  )
}

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null
}
