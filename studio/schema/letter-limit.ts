import type {StringOptions} from 'sanity'
import {valueAt} from '#studio/value-at.ts'

/** Field option: recommended maximum length, shown with the letter count. */
export type LetterLimit = {readonly letters: number}

export function letterLimit(letters: number): StringOptions & LetterLimit {
  return {letters}
}

export function letterLimitOf(options: unknown): number | undefined {
  const letters = valueAt(options, 'letters')
  return typeof letters === 'number' ? letters : undefined
}
