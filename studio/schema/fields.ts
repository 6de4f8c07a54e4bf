import {
  defineArrayMember,
  defineType,
  type DocumentDefinition,
  type FieldDefinition,
  type FieldsetDefinition,
  type Rule,
  type PreviewConfig,
} from 'sanity'
import {type Choice, choices} from './choices.ts'

declare module 'sanity' {
  /** Options that our inputs read. */
  export interface StringOptions {
    /** Recommended maximum length, shown with the letter count. */
    letters?: number
    /** Sibling field with the headline of which the text is a part. */
    headline?: string
    /** Section whose images illustrate the choices. */
    pictures?: string
  }
}

/** Longer forms are divided into tabs or columns. */
export const maxFieldsInOneColumn = 8

type WithoutName<Type> = Type extends unknown ? Omit<Type, 'name'> : never

/** A field without its name, which is its key in {@link Fields}. */
export type Field = WithoutName<FieldDefinition>

/** Fields by name, in the order of the form. */
export type Fields = Readonly<Record<string, Field>>

/** Gives fields their names. */
export const fieldsOf = (fields: Fields): FieldDefinition[] =>
  Object.entries(fields).map(([name, field]) => ({...field, name}))

/** Divides the fields of a document into tabs, by their titles. The first is open at the start. */
export function tabs(fieldsByTab: Readonly<Record<string, Fields>>) {
  const titles = Object.keys(fieldsByTab)
  return {
    groups: titles.map((title, index) => ({name: title, title, default: index === 0})),
    fields: Object.entries(fieldsByTab).flatMap(([group, fields]) =>
      fieldsOf(fields).map((field) => ({...field, group})),
    ),
  }
}

export const defineDocument = (document: Omit<DocumentDefinition, 'type'>) =>
  defineType({...document, type: 'document'})

/** Declares a type with one document, which lists by the title of its type. */
export const defineSingleton = (document: Omit<DocumentDefinition, 'type'>) =>
  defineDocument({preview: {prepare: () => ({title: document.title ?? ''})}, ...document})

/** A field that no helper below describes. As with `defineField`, its type determines those of its rules. */
export const custom = defineArrayMember

/** Validation that also makes the type non-optional in schema extraction. */
export function required<R extends {required: () => R}>(rule: R): R {
  return rule.required()
}

type Value = Readonly<Record<string, unknown>> | undefined

interface ObjectOf<Name extends string> {
  readonly name: Name
  readonly title: string
  readonly fields: Fields
  readonly fieldsets?: FieldsetDefinition[]
  /** By default, title and subtitle are the first two texts. */
  readonly preview?: PreviewConfig
  /** Returns a message for editors, or undefined. */
  readonly check?: (value: Value) => string | undefined
}

const textTypes: ReadonlySet<string> = new Set(['string', 'text', 'url'])

/** Declares a type of objects, or the items of a list. */
export const defineObject = <const Name extends string>({
  fields,
  check,
  ...described
}: ObjectOf<Name>) => ({
  preview: {select: previewedTexts(fields)},
  ...described,
  type: 'object' as const,
  fields: fieldsOf(fields),
  ...(check === undefined
    ? {}
    : {validation: (rule: Rule) => rule.custom<Value>((value) => check(value) ?? true)}),
})

function previewedTexts(fields: Fields): {title?: string; subtitle?: string} {
  const [title, subtitle] = Object.keys(fields).filter((name) =>
    textTypes.has(fields[name]?.type ?? ''),
  )
  return {...(title && {title}), ...(subtitle && {subtitle})}
}

/** Shows a field only beside certain values of the others in its object. */
export const shownWhen = (isShown: (object: unknown) => boolean, field: Field): Field => ({
  ...field,
  hidden: ({parent}: {parent?: unknown}) => !isShown(parent),
})

/** Sets the title of a field; by default, `withTitles` derives it from the name. */
export const titled = <Described extends object>(title: string, field: Described) => ({
  ...field,
  title,
})

export const line = (description: string) =>
  custom({type: 'string', description, validation: required})

/** A required line of text with a check, which returns true or a message for editors. */
export const checkedLine = (description: string, check: (text: string) => string | true) =>
  custom({
    type: 'string',
    description,
    validation: (rule) =>
      rule.required().custom((text) => (text === undefined ? true : check(text))),
  })

/** A text by which code finds the document. */
export const readOnlyLine = (description: string) => ({...line(description), readOnly: true})

export const optionalLine = (description: string) => custom({type: 'string', description})

/** An optional file of one type. */
export const file = (accept: string, description: string) =>
  custom({type: 'file', description, options: {accept}})

/** Pictures that social networks show; none shows SVG. */
export const shareImageTypes = 'image/jpeg,image/png,image/webp'

export const paragraph = (description: string) =>
  custom({type: 'text', rows: 3, description, validation: required})

export const optionalParagraph = (description: string) =>
  custom({type: 'text', rows: 3, description})

/**
 * A required text with a warning above its recommended length.
 * @param letters - recommended maximum number of characters
 * @param why - the warning, one sentence
 * @param rows - height of a multi-line field; a single line by default
 */
export const textWithLimit = (
  description: string,
  {letters, why, rows}: {letters: number; why: string; rows?: number},
) =>
  custom({
    ...(rows === undefined ? {type: 'string'} : {type: 'text', rows}),
    description,
    options: {letters},
    validation: (rule) => [rule.required(), rule.max(letters).warning(why)],
  })

export const lines = (description: string) =>
  custom({type: 'array', description, of: [{type: 'string'}]})

export const requiredLines = (description: string) =>
  custom({
    type: 'array',
    description,
    of: [{type: 'string'}],
    validation: (rule) => rule.required().min(1),
  })

export const toggle = (description: string, initialValue: boolean) =>
  custom({type: 'boolean', description, initialValue})

/**
 * A choice between fixed values.
 *
 * @param titles - titles by value, or as a list
 * @param initialValue - preselected in new documents; without it the editor has to choose
 */
export const choice = (
  description: string,
  titles: Readonly<Record<string, string>> | readonly Choice<string>[],
  initialValue?: string,
) => {
  const list = titles instanceof Array ? [...titles] : choices(titles)
  return custom({
    type: 'string',
    description,
    options: {list, layout: list.length > 5 ? 'dropdown' : 'radio'},
    validation: required,
    ...(initialValue === undefined ? {} : {initialValue}),
  })
}

/** An optional address on the web. */
export const webAddress = (description: string) =>
  custom({type: 'url', description, validation: (rule) => rule.uri({scheme: ['https']})})

/** A required day, which is today in new documents. */
export const dayFromToday = (description: string): Field => ({
  ...requiredField('date', description),
  initialValue: () => new Date().toISOString().slice(0, 10),
})

/** Day of the last review. Documents not reviewed for a year appear among the open tasks. */
export const reviewedOn = (description: string) =>
  field(
    'date',
    `${description} Visitors do not see it; after a year the Studio asks for another look.`,
  )

/** An optional field of one of the schema's own types. */
export const field = (type: string, description: string): Field => ({type, description})

export const requiredField = (type: string, description: string): Field => ({
  type,
  description,
  validation: required,
})

/** A required group of fields, in two columns when it is long. */
export const group = (description: string, fields: Fields) =>
  custom({
    ...optionalGroup(description, fields),
    options: Object.keys(fields).length > maxFieldsInOneColumn ? {columns: 2} : {},
    validation: required,
  })

export const optionalGroup = (description: string, fields: Fields) =>
  custom({type: 'object', description, fields: fieldsOf(fields)})

export const requiredReference = (type: string, description: string) =>
  custom({type: 'reference', to: [{type}], description, validation: required})

export const reference = (type: string, description: string) =>
  custom({type: 'reference', to: [{type}], description})

export const references = (
  type: string,
  description: string,
  {min = 1, max}: {min?: number; max?: number} = {},
) =>
  custom({
    ...optionalReferences(type, description),
    validation: (rule) => {
      const filled = rule.required().min(min).unique()
      return max === undefined ? filled : filled.max(max)
    },
  })

export const optionalReferences = (type: string, description: string) =>
  custom({
    type: 'array',
    description,
    of: [{type: 'reference', to: [{type}]}],
    validation: (rule) => rule.unique(),
  })

/** An ordered list of items of one of the schema's own types, given by its name or as a whole. */
export const list = (
  item: string | {readonly type: string},
  description: string,
  {min, max = 100}: {min?: number; max?: number} = {},
) =>
  custom({
    type: 'array',
    description,
    of: [typeof item === 'string' ? {type: item} : item],
    validation: (rule) => {
      const filled = min === undefined ? rule : rule.required().min(min)
      return filled.max(max)
    },
  })
