import type {StringOptions} from 'sanity'

/** Field option: recommended maximum length, shown with the letter count. */
export type LetterLimit = {readonly letters: number}

export function letterLimit(letters: number): StringOptions & LetterLimit {
  return {letters}
}

export function letterLimitOf(options: unknown): number | undefined {
  return typeof options === 'object' &&
    options !== null &&
    'letters' in options &&
    typeof options.letters === 'number'
    ? options.letters
    : undefined
}
