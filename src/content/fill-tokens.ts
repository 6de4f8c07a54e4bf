import {tokenPattern} from '#model/tokens.ts'

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
): Content
export function fillTokens(content: unknown, values: Readonly<Record<string, string>>): unknown {
  if (typeof content === 'string') return fillText(content, values)
  if (Array.isArray(content)) return content.map((item) => fillTokens<unknown>(item, values))
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, fillTokens<unknown>(value, values)]),
  )
}

function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(tokenPattern, (token, name: string) => values[name] ?? token)
}
