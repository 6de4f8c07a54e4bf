/** Fields that Sanity adds to each document. */
export const systemFields = ['_id', '_type', '_createdAt', '_updatedAt', '_rev'] as const

/** Copies an object without some of its fields, for instance to send the rest to the browser. */
export function omit<Value extends object, Name extends keyof Value>(
  value: Value,
  names: readonly Name[],
): Omit<Value, Name> {
  const copy = {...value}
  for (const name of names) Reflect.deleteProperty(copy, name)
  return copy
}
