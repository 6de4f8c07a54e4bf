import {type FieldDefinition, getValueAtPath, type Path} from 'sanity'
import {choice, required} from './fields.ts'
import {withPictures} from './section-pictures.ts'

/**
 * The field in which an editor chooses how a section arranges its content. The form shows the picture of the chosen
 * layout below it.
 *
 * @param section - the name of the section
 * @param titles - of the layouts by their values; a new section has the first
 */
export function layoutChoice(
  section: string,
  titles: Readonly<Record<string, string>>,
): FieldDefinition {
  const list = Object.entries(titles).map(([value, title]) => ({value, title}))
  const field = choice(
    'layout',
    'How the section is arranged. Fields that a layout does not show keep their content.',
    list,
    list[0]?.value,
  )
  return {...field, options: {...field.options, ...withPictures(section)}}
}

/**
 * The layouts of a section.
 *
 * @param fields - of the section
 * @returns their values; none where the section has one look
 */
export function layoutsOf(fields: readonly FieldDefinition[]): string[] {
  const options: unknown = fields.find(({name}) => name === 'layout')?.options
  const list: unknown =
    typeof options === 'object' && options !== null && 'list' in options && 'pictures' in options
      ? options.list
      : []
  return Array.isArray(list) ? list.map(({value}: {value: string}) => value) : []
}

/**
 * Shows a field in some layouts of its section only; the field may also stand in an item of the section.
 *
 * @param layouts - the values of the layouts that show the field
 * @param field - a field that may stay empty
 */
export function inLayouts(layouts: readonly string[], field: FieldDefinition): FieldDefinition {
  return {
    ...field,
    hidden: ({document, path}: Place) => {
      const layout = layoutAt(document, path)
      return layout !== null && !layouts.includes(layout)
    },
  }
}

/**
 * As `inLayouts`, and these layouts cannot do without the field.
 *
 * @param layouts - the values of the layouts that need the field
 * @param field - its limits stay; `required` goes, since layouts that do not show the field do not need it
 */
export function neededInLayouts(layouts: readonly string[], field: FieldDefinition): FieldDefinition
export function neededInLayouts(layouts: readonly string[], field: FieldDefinition): object {
  return {
    ...inLayouts(layouts, field),
    validation: (rule: {custom: (check: Check) => unknown}) => [
      ...limitsOf(field, rule),
      rule.custom((value, {document, path = []}) =>
        isEmpty(value) && layouts.includes(layoutAt(document, path) ?? '') ? 'Required' : true,
      ),
    ],
  }
}

/** The rules of a field beside `required`, such as how many items it may hold. */
function limitsOf({validation}: {validation?: unknown}, rule: object): unknown[] {
  if (typeof validation !== 'function' || validation === required) return []
  return [Reflect.apply(validation, undefined, [rule])]
}

interface Place {
  document?: unknown
  path: Path
}

type Check = (value: unknown, place: {document?: unknown; path?: Path}) => string | true

/** The layout of the innermost section around a path; null where none was chosen. */
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
