import {mapTexts} from '#lib/map-texts.ts'
import {tokenPattern} from '#shared/tokens.ts'

/**
 * Fills `{brand}`-like tokens in everything a query returned, so that a fact lives in one document only.
 * A token that is not among the values stays as it is: some are filled later, for instance `{rating}`.
 *
 * @param content - any JSON value
 * @param values - the text for each token
 * @returns a copy of the content, of the same shape
 */
export function fillTokens<Content>(
  content: Content,
  values: Readonly<Record<string, string>>,
): Content {
  return mapTexts(content, (text) =>
    text.replace(tokenPattern, (token, name: string) => values[name] ?? token),
  )
}
