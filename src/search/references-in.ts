/** Collects the ids that a JSON value refers to, with repetitions. */
export function* referencesIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* referencesIn(item)
  else if (typeof value === 'object' && value !== null) {
    if ('_ref' in value && typeof value._ref === 'string') yield value._ref
    for (const child of Object.values(value)) yield* referencesIn(child)
  }
}
