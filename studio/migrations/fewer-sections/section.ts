/** A section of the dataset, or an item in one; nothing is known of it but that it has a type. */
export type Section = Readonly<Record<string, unknown>>

/** Turns a section of an old type into one of today. */
export type Merge = (section: Section) => Section

/**
 * Gives a section or item another type and leaves its fields.
 *
 * @param type - of today
 * @param more - fields that it gets beside its own
 */
export const retype =
  (type: string, more: Section = {}): Merge =>
  ({_key, ...fields}) => ({
    ...(_key === undefined ? {} : {_key}),
    ...fields,
    _type: type,
    ...more,
  })

/**
 * Changes each item of an array.
 *
 * @param value - anything; what is no array of objects stays as it is
 */
export function eachItem(value: unknown, change: Merge): unknown {
  return Array.isArray(value)
    ? value.map((item: unknown) => (isSection(item) ? change(item) : item))
    : value
}

/**
 * Renames fields; one that is not there stays away.
 *
 * @param names - the new name of each old one
 */
export const rename =
  (names: Readonly<Record<string, string>>): Merge =>
  (section) =>
    Object.fromEntries(Object.entries(section).map(([name, value]) => [names[name] ?? name, value]))

export function isSection(value: unknown): value is Section {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
