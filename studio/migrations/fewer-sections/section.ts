/** A section of the dataset or an item in one, with unknown fields. */
export type Section = Readonly<Record<string, unknown>>

/** Converts a section of an old type. */
export type Merge = (section: Section) => Section

/**
 * Changes the type of a section or item and keeps its fields.
 *
 * @param more - additional fields
 */
export const retype =
  (type: string, more: Section = {}): Merge =>
  ({_key, ...fields}) => ({
    ...(_key === undefined ? {} : {_key}),
    ...fields,
    _type: type,
    ...more,
  })

/** Converts each item of an array. Returns any other value unchanged. */
export function eachItem(value: unknown, change: Merge): unknown {
  return Array.isArray(value)
    ? value.map((item: unknown) => (isSection(item) ? change(item) : item))
    : value
}

/**
 * Renames fields; skips missing ones.
 *
 * @param names - new names by old name
 */
export const rename =
  (names: Readonly<Record<string, string>>): Merge =>
  (section) =>
    Object.fromEntries(Object.entries(section).map(([name, value]) => [names[name] ?? name, value]))

export function isSection(value: unknown): value is Section {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
