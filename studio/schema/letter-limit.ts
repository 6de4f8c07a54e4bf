import {defineField, type StringOptions} from 'sanity'

/** What a field says about the length of its text; the form shows it beside the number of letters that are there. */
export type LetterLimit = {readonly letters: number}

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

/** The options of a field whose text should not grow longer than a number of letters. */
export function letterLimit(letters: number): StringOptions & LetterLimit {
  return {letters}
}

/**
 * Reads how many letters the text of a field should have at most.
 *
 * @param options - of the field, as the schema has them
 * @returns undefined where any length will do
 */
export function letterLimitOf(options: unknown): number | undefined {
  return typeof options === 'object' &&
    options !== null &&
    'letters' in options &&
    typeof options.letters === 'number'
    ? options.letters
    : undefined
}
