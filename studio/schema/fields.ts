import {defineArrayMember, defineField, type FieldDefinition} from 'sanity'
import {letterLimit} from './letter-limit.ts'

/** Validation that also makes the type non-optional in schema extraction. */
export function required<R extends {required: () => R}>(rule: R): R {
  return rule.required()
}

/** Sets the title of a field; by default, `withTitles` derives it from the name. */
export const titled = (title: string, field: FieldDefinition): FieldDefinition => ({
  ...field,
  title,
})

/** Date of the last review. Documents not reviewed for a year appear among the open tasks. */
export const reviewedOn = (description: string) =>
  defineField({
    name: 'reviewedOn',
    title: 'Reviewed on',
    type: 'date',
    description: `${description} Visitors do not see it; after a year the Studio asks for another look.`,
  })

export const line = (name: string, description: string) =>
  defineField({name, type: 'string', description, validation: required})

/**
 * A required line of text with an additional check.
 *
 * @param check - returns true or a message for editors
 */
export const checkedLine = (
  name: string,
  description: string,
  check: (text: string) => string | true,
) =>
  defineField({
    name,
    type: 'string',
    description,
    validation: (rule) =>
      rule.required().custom((text) => (text === undefined ? true : check(text))),
  })

/** A text by which code finds the document. */
export const readOnlyLine = (name: string, description: string) =>
  defineField({name, type: 'string', description, validation: required, readOnly: true})

export const optionalLine = (name: string, description: string) =>
  defineField({name, type: 'string', description})

/** Pictures that social networks show; none shows SVG. */
export const shareImageTypes = 'image/jpeg,image/png,image/webp'

export const paragraph = (name: string, description: string) =>
  defineField({name, type: 'text', rows: 3, description, validation: required})

export const optionalParagraph = (name: string, description: string) =>
  defineField({name, type: 'text', rows: 3, description})

/**
 * A required text with a warning above its recommended length.
 * @param letters - recommended maximum number of characters
 * @param why - the warning, one sentence
 * @param rows - height of a multi-line field; a single line by default
 */
export const textWithLimit = (
  name: string,
  description: string,
  {letters, why, rows}: {letters: number; why: string; rows?: number},
) =>
  rows === undefined
    ? defineField({
        name,
        type: 'string',
        description,
        options: letterLimit(letters),
        validation: (rule) => [rule.required(), rule.max(letters).warning(why)],
      })
    : defineField({
        name,
        type: 'text',
        rows,
        description,
        options: letterLimit(letters),
        validation: (rule) => [rule.required(), rule.max(letters).warning(why)],
      })

export const lines = (name: string, description: string) =>
  defineField({name, type: 'array', description, of: [defineArrayMember({type: 'string'})]})

export const requiredLines = (name: string, description: string) =>
  defineField({
    name,
    type: 'array',
    description,
    of: [defineArrayMember({type: 'string'})],
    validation: (rule) => rule.required().min(1),
  })

export const toggle = (name: string, description: string, initialValue: boolean) =>
  defineField({name, type: 'boolean', description, initialValue})

/**
 * A choice between fixed values.
 *
 * @param initialValue - preselected in new documents; without it the editor has to choose
 */
export const choice = (
  name: string,
  description: string,
  list: readonly {readonly value: string; readonly title: string}[],
  initialValue?: string,
) =>
  defineField({
    name,
    type: 'string',
    description,
    options: {list: [...list], layout: list.length > 5 ? 'dropdown' : 'radio'},
    validation: required,
    ...(initialValue === undefined ? {} : {initialValue}),
  })

/** An optional field of one of the schema's own types. */
export const field = (name: string, type: string, description: string): FieldDefinition =>
  defineField({name, type, description})

export const requiredField = (name: string, type: string, description: string): FieldDefinition =>
  defineField({name, type, description, validation: (rule) => rule.required()})

export const requiredReference = (name: string, type: string, description: string) =>
  defineField({name, type: 'reference', to: [{type}], description, validation: required})

export const reference = (name: string, type: string, description: string) =>
  defineField({name, type: 'reference', to: [{type}], description})

export const references = (name: string, type: string, description: string, min = 1) =>
  defineField({
    name,
    type: 'array',
    description,
    of: [defineArrayMember({type: 'reference', to: [{type}]})],
    validation: (rule) => rule.required().min(min).unique(),
  })

export const optionalReferences = (name: string, type: string, description: string) =>
  defineField({
    name,
    type: 'array',
    description,
    of: [defineArrayMember({type: 'reference', to: [{type}]})],
    validation: (rule) => rule.unique(),
  })

/** An ordered list of items of one of the schema's own types. */
export const list = (
  name: string,
  type: string,
  description: string,
  {min = 0, max = 100}: {min?: number; max?: number} = {},
): FieldDefinition =>
  defineField({
    name,
    type: 'array',
    description,
    of: [defineArrayMember({type})],
    validation: (rule) => (min > 0 ? rule.required().min(min).max(max) : rule.max(max)),
  })

/** Assigns fields to a tab. */
export const inGroup = (group: string, fields: readonly FieldDefinition[]): FieldDefinition[] =>
  fields.map((field) => ({...field, group}))
