/**
 * Gives a title to every field of a type that has none, also in its objects and lists: its name as a sentence would
 * have it (`previousLabel`: Previous label).
 *
 * @param type - a document, section or object type
 * @returns the same type; a title that is written in it stays
 */
export function withTitles<Type extends object>(type: Type): Type
export function withTitles(type: object): object {
  return 'fields' in type || 'of' in type ? withTitledChildren(type) : type
}

function withTitledChildren(type: object): object {
  const fields = 'fields' in type && Array.isArray(type.fields) ? type.fields : undefined
  const members = 'of' in type && Array.isArray(type.of) ? type.of : undefined
  return {
    ...type,
    ...(fields === undefined ? {} : {fields: fields.filter(isNamed).map(titled)}),
    ...(members === undefined ? {} : {of: members.filter(isObject).map(withTitledChildren)}),
  }
}

function titled(field: {readonly name: string}): object {
  return {title: titleOf(field.name), ...withTitledChildren(field)}
}

function titleOf(name: string): string {
  const words = name.replace(
    /([a-z\d])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  )
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}

function isNamed(value: unknown): value is {readonly name: string} {
  return isObject(value) && 'name' in value && typeof value.name === 'string'
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
