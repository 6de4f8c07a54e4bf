import type {FieldDefinition} from 'sanity'
import * as f from '#studio/schema/fields.ts'

const appearanceTypes: ReadonlySet<string> = new Set(['picture', 'clip', 'image'])
const appearanceNames = /^(pictures?|portraits?|poster|clip|layout|tone|door|short|icon)$/
const labelNames = /(Labels?|^labels|^newTab|^anchor|^storageKey)$/

/**
 * Sorts the fields of a long section into tabs: content, appearance, and small labels for buttons and screen readers.
 *
 * @returns the fields with their tabs; no tabs for a short section
 */
export function sectionTabs(fieldsByName: f.Fields): {
  fields: FieldDefinition[]
  groups?: {name: string; title: string; default?: boolean}[]
} {
  const fields = f.fieldsOf(fieldsByName)
  if (fields.length <= f.maxFieldsInOneColumn) return {fields}
  const placed = fields.map((field) => ({...field, group: tabOf(field)}))
  const used = new Set(placed.map(({group}) => group))
  return {fields: placed, groups: tabs.filter(({name}) => used.has(name))}
}

const tabs = [
  {name: 'content', title: 'Content', default: true},
  {name: 'look', title: 'Pictures and look'},
  {name: 'small', title: 'Small words and name for links'},
]

function tabOf({name, type}: FieldDefinition): string {
  if (labelNames.test(name)) return 'small'
  return appearanceTypes.has(type) || appearanceNames.test(name) ? 'look' : 'content'
}
