/** Returns the value of a field, or at a path of fields, in a value of unknown shape. */
export const valueAt = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (found, name) =>
      typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined,
    value,
  )

/** Returns the text at a path; undefined when there is something else. */
export function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  const text = valueAt(value, ...path)
  return typeof text === 'string' ? text : undefined
}
