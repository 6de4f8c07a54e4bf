import type {StringOptions} from 'sanity'
import {textAt} from '#studio/value-at.ts'

/** Field option: the name of the sibling field with the headline. */
export type HighlightOption = {readonly headline: string}

/**
 * Options for a field whose text is a substring of a headline.
 *
 * @param headline - name of the sibling field with the headline
 */
export function highlightOption(headline: string): StringOptions & HighlightOption {
  return {headline}
}

export const headlineField = (options: unknown): string | undefined => textAt(options, 'headline')
