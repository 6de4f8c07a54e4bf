import {requiredFields} from '#content/generated/required-fields.ts'

/** Returns the missing required fields of a document. Fields that the query didn't select are ignored. */
export function missingFields(document: object): string[] {
  const type = '_type' in document ? String(document._type) : ''
  return emptyFields(
    document,
    (requiredFields[type] ?? []).filter((field) => field in document),
  )
}

/** Returns those of the fields that a document lacks. The Studio doesn't publish such documents, but the API does. */
export function emptyFields(document: object, fields: readonly string[]): string[] {
  const values = new Map<string, unknown>(Object.entries(document))
  return fields.filter((field) => isEmpty(values.get(field)))
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}
