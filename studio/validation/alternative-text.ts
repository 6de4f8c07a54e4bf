/**
 * Finds out whether a picture has the words that stand for it (WCAG 2.2, 1.1.1).
 *
 * @param picture - the value of a `picture` field; nothing at all is a matter for `required`
 * @returns what the editor has to do, or undefined when the picture is described or marked as decorative
 */
export function missingAlternativeText(
  picture: Readonly<Record<string, unknown>> | undefined,
): string | undefined {
  if (picture?.['image'] === undefined || picture['decorative'] === true) return undefined
  const alt = picture['alt']
  return typeof alt === 'string' && alt.trim() !== ''
    ? undefined
    : 'Describe the picture in the field Alt, or mark it as decorative.'
}
