/**
 * Checks that a name is one by which code finds documents.
 *
 * @returns a message for editors, or undefined
 */
export function unknownName(
  name: string | undefined,
  known: readonly string[],
): string | undefined {
  return name === undefined || known.includes(name)
    ? undefined
    : `The site knows no text by this name. It knows: ${known.join(', ')}.`
}
