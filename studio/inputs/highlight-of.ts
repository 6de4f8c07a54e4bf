import type {StringOptions} from 'sanity'

/** Field option: the name of the sibling field with the headline. */
export type HighlightOf = {readonly headline: string}

/**
 * Options for a field whose text is a substring of a headline.
 *
 * @param headline - name of the sibling field with the headline
 */
export function highlightOf(headline: string): StringOptions & HighlightOf {
  return {headline}
}

export function headlineField(options: unknown): string | undefined {
  return typeof options === 'object' &&
    options !== null &&
    'headline' in options &&
    typeof options.headline === 'string'
    ? options.headline
    : undefined
}
