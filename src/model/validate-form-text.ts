import {fixedCopy} from './fixed-copy.ts'
import {formNames} from './forms.ts'

/** What is wrong in a document, and where: names of fields and keys of list items. */
export interface ValidationIssue {
  path: (string | {_key: string})[]
  message: string
}

/** A part of a document as an editor left it: anything may be missing. */
type Draft = Readonly<Record<string, unknown>>

/**
 * Finds what an editor changed in a form's words that has to stay: the words that the specification fixes letter by
 * letter (FORM-1 to FORM-5, MOD-4), and the names by which the site finds fields and messages.
 *
 * @param document - a document `formText`, complete or not
 * @returns where each fault is and what to restore there; empty when the document may be published
 */
export function validateFormText(document: Draft): ValidationIssue[] {
  const form = formNames.find((name) => name === document['name'])
  if (form === undefined) return [unknownName]
  const copy = fixedCopy[form]
  return [
    ...changedCopy(document, {title: copy.title, submitting: copy.submitting}, []),
    ...Object.entries(copy.fields).flatMap(([name, exact]) =>
      withItem(document, {list: 'fields', by: 'name', value: name}, (field, path) =>
        changedCopy(field, exact, path),
      ),
    ),
    ...Object.entries(copy.messages).flatMap(([key, text]) =>
      withItem(document, {list: 'messages', by: 'key', value: key}, (message, path) =>
        changedCopy(message, {text: text ?? undefined}, path),
      ),
    ),
  ]
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

/** Looks into the item of a list that the site would use: the first one of that name. */
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

/** Compares what is fixed of a part with what stands there. */
function changedCopy(part: Draft, exact: object, path: ValidationIssue['path']): ValidationIssue[] {
  return Object.entries(exact).flatMap(([name, wanted]: [string, unknown]) => {
    if (wanted === undefined || same(part[name], wanted)) return []
    return [{path: [...path, name], message: restore(wanted)}]
  })
}

function restore(wanted: unknown): string {
  if (typeof wanted === 'boolean') {
    return `Switch this ${wanted ? 'on' : 'off'}: the specification fixes how the box starts.`
  }
  const text = Array.isArray(wanted) ? wanted.join(', ') : String(wanted)
  return `Restore the exact words, which the specification fixes: ${text}`
}

function same(value: unknown, wanted: unknown): boolean {
  // A switch that was never touched is off.
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
