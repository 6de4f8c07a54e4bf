import {mapStrings} from '#lib/map-strings.ts'
import {tokenPattern} from '#shared/tokens.ts'

/** Fills tokens such as `{brand}` in all texts of a JSON value. Unknown ones remain, to be filled later. */
export function fillTokens<Content>(
  content: Content,
  values: Readonly<Record<string, string>>,
): Content {
  return mapStrings(content, (text) =>
    text.replace(tokenPattern, (token, name: string) => values[name] ?? token),
  )
}
