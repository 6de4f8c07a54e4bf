import {mapStrings} from '#lib/map-strings.ts'
import {tokenPattern, tokensIn} from '#shared/tokens.ts'

/** Text in square brackets with a token. */
const clausePattern = /\[([^[\]]*\{[a-z]+\}[^[\]]*)\]/gi

/**
 * Fills tokens such as `{brand}` in all texts of a JSON value. Unknown ones remain, to be filled later. Text in square
 * brackets is left out while one of its facts is to be announced, as in `Write to us[ or call {phone}].`
 *
 * @param except - name of fields that stay as they are
 */
export function fillTokens<Content>(
  content: Content,
  values: Readonly<Record<string, string>>,
  except?: string,
): Content {
  const clause = (whole: string, inner: string) => {
    const facts = tokensIn(inner).map((name) => values[name])
    if (facts.includes(undefined)) return whole
    return facts.some((fact) => fact === values['toBeAnnounced']) ? '' : inner
  }
  const fill = (text: string) =>
    text
      .replace(clausePattern, clause)
      .replace(tokenPattern, (token, name: string) => values[name] ?? token)
  return mapStrings(content, fill, except)
}
