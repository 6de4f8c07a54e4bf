import type {StringOptions} from 'sanity'

/** Options of a field that holds part of a headline; the form offers the headline's words. */
export type HighlightOf = {readonly headline: string}

/**
 * The options of a field whose text is a part of a headline.
 *
 * @param headline - the name of the field with the headline, beside this one
 */
export function highlightOf(headline: string): StringOptions & HighlightOf {
  return {headline}
}

/**
 * Reads which field has the headline that a field is a part of.
 *
 * @param options - of the field, as the schema has them
 * @returns undefined for other fields
 */
export function headlineField(options: unknown): string | undefined {
  return typeof options === 'object' &&
    options !== null &&
    'headline' in options &&
    typeof options.headline === 'string'
    ? options.headline
    : undefined
}
