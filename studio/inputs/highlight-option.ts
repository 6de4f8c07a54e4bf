import type {StringOptions} from 'sanity'

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

export function headlineField(options: unknown): string | undefined {
  return typeof options === 'object' &&
    options !== null &&
    'headline' in options &&
    typeof options.headline === 'string'
    ? options.headline
    : undefined
}
