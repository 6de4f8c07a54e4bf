/**
 * Finds out whether a name is one of those by which the site finds its texts.
 *
 * @param name - the text as typed; nothing at all is a matter for `required`
 * @param known - the names that the site knows
 * @returns what is wrong, or undefined
 */
export function unknownName(
  name: string | undefined,
  known: readonly string[],
): string | undefined {
  return name === undefined || known.includes(name)
    ? undefined
    : `The site knows no text by this name. It knows: ${known.join(', ')}.`
}
