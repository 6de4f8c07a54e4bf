import {defineArrayMember, defineField, type FieldDefinition} from 'sanity'
import {letterLimit} from './letter-limit.ts'

/** Marks a field as one the site cannot be drawn without; schema extraction makes its type non-optional. */
export function required<R extends {required: () => R}>(rule: R): R {
  return rule.required()
}

/** A field under a title of its own; without one it has its name as a sentence would have it. */
export const titled = (title: string, field: FieldDefinition): FieldDefinition => ({
  ...field,
  title,
})

/**
 * The day on which somebody last read a document for whether it is still right. Editors alone see it: what was not read
 * for a year stands in the list of what waits for facts.
 */
export const reviewedOn = (description: string) =>
  defineField({
    name: 'reviewedOn',
    title: 'Reviewed on',
    type: 'date',
    description: `${description} Visitors do not see it; after a year the Studio asks for another look.`,
    options: {dateFormat: 'D MMMM YYYY'},
  })

/** One line of text that must be filled in. */
export const line = (name: string, description: string) =>
  defineField({name, type: 'string', description, validation: required})

/**
 * One line of text that must be filled in with text of a certain form.
 *
 * @param check - returns true, or what is wrong as a sentence
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

/** The text by which code finds a document; editors see it and leave it. */
export const readOnlyLine = (name: string, description: string) =>
  defineField({name, type: 'string', description, validation: required, readOnly: true})

/** One line of text that may stay empty. */
export const optionalLine = (name: string, description: string) =>
  defineField({name, type: 'string', description})

/**
 * One line of text that the site can do without, and that the form asks for all the same: a document from before the
 * field is published as it is.
 *
 * @param why - what is seen while it is empty, as a sentence
 */
export const advisedLine = (name: string, description: string, why: string) =>
  defineField({
    name,
    type: 'string',
    description,
    validation: (rule) => rule.custom((text) => (text?.trim() ? true : why)).warning(),
  })

/** Several lines of plain text that must be filled in. */
export const paragraph = (name: string, description: string) =>
  defineField({name, type: 'text', rows: 3, description, validation: required})

/** Several lines of plain text that may stay empty. */
export const optionalParagraph = (name: string, description: string) =>
  defineField({name, type: 'text', rows: 3, description})

/**
 * A text of one or more lines that must be filled in and should not grow longer than a number of letters: more is
 * advised against and can be published all the same.
 *
 * @param letters - how many fit
 * @param why - what happens to the rest, as a sentence
 * @param rows - lines of the field; one without
 */
export const limitedText = (
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

/** A list of short texts; it may be empty. */
export const lines = (name: string, description: string) =>
  defineField({name, type: 'array', description, of: [defineArrayMember({type: 'string'})]})

/** A list of short texts of which at least one is needed. */
export const requiredLines = (name: string, description: string) =>
  defineField({
    name,
    type: 'array',
    description,
    of: [defineArrayMember({type: 'string'})],
    validation: (rule) => rule.required().min(1),
  })

/** A yes-or-no switch with its state in a new document. */
export const toggle = (name: string, description: string, initialValue: boolean) =>
  defineField({name, type: 'boolean', description, initialValue})

/**
 * One of a few fixed words.
 *
 * @param initialValue - the word a new document starts with; without it the editor has to choose
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

/** A field that holds one of the named object types of this schema. */
export const part = (name: string, type: string, description: string): FieldDefinition =>
  defineField({name, type, description})

/** As `part`, and it must be filled in. */
export const requiredPart = (name: string, type: string, description: string): FieldDefinition =>
  defineField({name, type, description, validation: (rule) => rule.required()})

/** A link to another document that must be chosen. */
export const requiredReference = (name: string, type: string, description: string) =>
  defineField({name, type: 'reference', to: [{type}], description, validation: required})

/** A link to another document that may stay empty. */
export const reference = (name: string, type: string, description: string) =>
  defineField({name, type: 'reference', to: [{type}], description})

/** An ordered list of other documents of which at least `min` are needed. */
export const references = (name: string, type: string, description: string, min = 1) =>
  defineField({
    name,
    type: 'array',
    description,
    of: [defineArrayMember({type: 'reference', to: [{type}]})],
    validation: (rule) => rule.required().min(min).unique(),
  })

/** As `references`, and it may stay empty. */
export const optionalReferences = (name: string, type: string, description: string) =>
  defineField({
    name,
    type: 'array',
    description,
    of: [defineArrayMember({type: 'reference', to: [{type}]})],
    validation: (rule) => rule.unique(),
  })

/** An ordered list of one of the named object types, with how many it may hold. */
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

/** Puts fields on one tab of a long form. */
export const inGroup = (group: string, fields: readonly FieldDefinition[]): FieldDefinition[] =>
  fields.map((field) => ({...field, group}))
