/**
 * Finds out whether the words to underline are part of the headline, so that they can be found in it.
 *
 * @param highlight - the words to underline, if any
 * @param headline - the whole headline
 * @returns what the editor has to do, or undefined
 */
export function strayHighlight(
  highlight: string | undefined,
  headline: unknown,
): string | undefined {
  if (highlight === undefined || highlight === '') return undefined
  return typeof headline === 'string' && headline.includes(highlight)
    ? undefined
    : 'These words must occur in the headline, letter by letter.'
}
