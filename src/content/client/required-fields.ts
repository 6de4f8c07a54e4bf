/** The fields that the schema requires of a document: those that no query result has as `null`. */
type RequiredField<Document> = {
  [Field in keyof Document]-?: Document[Field] extends string | readonly unknown[] | object
    ? Field
    : never
}[keyof Document]

/** The names of the required fields, all of them: a field that the schema adds does not compile until it is here. */
export type RequiredFields<Document> = Readonly<
  Record<Exclude<RequiredField<Document>, `_${string}`>, true>
>

/**
 * Finds what a published document lacks. The Studio refuses to publish such a document; the API does not.
 *
 * @param document - as a query returned it
 * @param required - the fields that must be filled in
 * @returns the names of fields that are absent or empty
 */
export function emptyFields(document: object, required: Readonly<Record<string, true>>): string[] {
  const values = new Map<string, unknown>(Object.entries(document))
  return Object.keys(required).filter((field) => isEmpty(values.get(field)))
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}
