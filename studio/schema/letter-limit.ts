import type {StringOptions} from 'sanity'

/** What a field says about the length of its text; the form shows it beside the number of letters that are there. */
export type LetterLimit = {readonly letters: number}

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
