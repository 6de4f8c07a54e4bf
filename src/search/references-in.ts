/**
 * Collects to which documents a part of a document refers.
 *
 * @param value - any JSON value, such as the sections of a page
 * @returns ids, some perhaps twice
 */
export function* referencesIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* referencesIn(item)
  else if (typeof value === 'object' && value !== null) {
    if ('_ref' in value && typeof value._ref === 'string') yield value._ref
    for (const child of Object.values(value)) yield* referencesIn(child)
  }
}
