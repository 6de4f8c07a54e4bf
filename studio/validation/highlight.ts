/**
 * Checks that the highlighted words occur in the headline.
 *
 * @returns a message for editors, or undefined
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
