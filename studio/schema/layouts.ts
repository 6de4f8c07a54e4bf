import {type FieldDefinition, getValueAtPath, type Path} from 'sanity'
import * as f from './fields.ts'

/**
 * The layout of a section. The form shows an image of the selected layout.
 *
 * @param section - name of the section
 * @param titles - titles by value; the first layout is preselected
 */
export function layoutChoice(section: string, titles: Readonly<Record<string, string>>): f.Field {
  const field = f.choice(
    'How the section is arranged. Fields that a layout does not show keep their content.',
    titles,
    Object.keys(titles)[0],
  )
  return {...field, options: {...field.options, pictures: section}}
}

/** @returns the values of the section's layouts; empty for a section without a choice */
export function layoutsOf(fields: readonly FieldDefinition[]): string[] {
  const options: unknown = fields.find(({name}) => name === 'layout')?.options
  const list: unknown =
    typeof options === 'object' && options !== null && 'list' in options && 'pictures' in options
      ? options.list
      : []
  return Array.isArray(list) ? list.map(({value}: {value: string}) => value) : []
}

/** Shows a field only in some layouts of its section. Works for fields of the section's items too. */
export function shownInLayouts(layouts: readonly string[], field: f.Field): f.Field {
  return {
    ...field,
    hidden: ({document, path}: Place) => {
      const layout = layoutAt(document, path)
      return layout !== null && !layouts.includes(layout)
    },
  }
}

/** Shows a field only in some layouts and requires it there. Elsewhere it keeps its limits, but may stay empty. */
export function requiredInLayouts(layouts: readonly string[], field: f.Field): f.Field
export function requiredInLayouts(layouts: readonly string[], field: f.Field): object {
  return {
    ...shownInLayouts(layouts, field),
    validation: (rule: {custom: (check: Check) => unknown}) => [
      ...limitsOf(field, rule),
      rule.custom((value, {document, path = []}) =>
        isEmpty(value) && layouts.includes(layoutAt(document, path) ?? '') ? 'Required' : true,
      ),
    ],
  }
}

/** Returns the rules of a field other than `required`, such as its maximum length. */
function limitsOf({validation}: {validation?: unknown}, rule: object): unknown[] {
  if (typeof validation !== 'function' || validation === f.required) return []
  return [Reflect.apply(validation, undefined, [rule])]
}

interface Place {
  document?: unknown
  path: Path
}

type Check = (value: unknown, place: {document?: unknown; path?: Path}) => string | true

/** Returns the layout of the innermost section around a path; null when none is selected. */
function layoutAt(document: unknown, path: Path): string | null {
  for (let length = path.length - 1; length > 0; length -= 1) {
    const value: unknown = getValueAtPath(document, path.slice(0, length))
    if (typeof value !== 'object' || value === null || !('layout' in value)) continue
    return typeof value.layout === 'string' ? value.layout : null
  }
  return null
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) ? value.length === 0 : value === undefined || value === ''
}
