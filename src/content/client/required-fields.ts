/** Fields that are never `null` in a query result, because the schema requires them. */
type RequiredField<Document> = {
  [Field in keyof Document]-?: Document[Field] extends string | readonly unknown[] | object
    ? Field
    : never
}[keyof Document]

/** Names of all required fields. A field added to the schema is a type error until it is listed. */
export type RequiredFields<Document> = Readonly<
  Record<Exclude<RequiredField<Document>, `_${string}`>, true>
>

/** Returns the missing required fields of a document. The Studio doesn't publish such documents, but the API does. */
export function emptyFields(document: object, required: Readonly<Record<string, true>>): string[] {
  const values = new Map<string, unknown>(Object.entries(document))
  return Object.keys(required).filter((field) => isEmpty(values.get(field)))
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}
