/**
 * Requires a description of a picture that is not decorative (WCAG 2.2, 1.1.1).
 *
 * @returns a message for editors, or undefined
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
