/** Titles of fields whose name says too little. A field may have its own. */
const titles = new Map([
  ['asked', 'Who was asked about'],
  ['breadcrumb', 'Name in the line of places'],
  ['cells', 'Texts of the row'],
  ['clip', 'Silent video'],
  ['crumb', 'Name in the line of places'],
  ['isSample', 'Invented example'],
  ['key', 'Name in the code'],
  ['lead', 'Sentences under the headline'],
  ['legend', 'Question'],
  ['newTab', 'Words for a new tab'],
  ['of', 'Word between two numbers'],
  ['ofLabel', 'Word between two numbers'],
  ['parent', 'Page above it'],
  ['primary', 'Main button'],
  ['secondary', 'Second button'],
  ['seo', 'Search engines and sharing'],
  ['show', 'Shown'],
  ['submit', 'Button that sends'],
  ['url', 'Address'],
  ['value', 'Figure or key words'],
])

/**
 * Gives every untitled field, at any depth, a title in sentence case from its name (`previousLabel`: Previous label),
 * and every date the British form.
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
  const isDate = 'type' in field && field.type === 'date'
  return {
    title: titles.get(field.name) ?? titleOf(field.name),
    ...(isDate && {options: {dateFormat: 'D MMMM YYYY'}}),
    ...withTitledChildren(field),
  }
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
