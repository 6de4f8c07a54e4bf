const segmenter = new Intl.Segmenter('en-GB')

/**
 * Counts the letters of a text against the length it should have at most. Words in braces count as they are written.
 *
 * @param value - of a field
 * @param limit - undefined where any length will do
 * @returns undefined without a limit
 */
export function countLetters(
  value: unknown,
  limit: number | undefined,
): {text: string; isTooLong: boolean} | undefined {
  if (limit === undefined) return undefined
  const count = typeof value === 'string' ? [...segmenter.segment(value)].length : 0
  const isTooLong = count > limit
  const over = isTooLong ? `, ${count - limit} too many` : ''
  return {text: `${count} of ${limit} letters${over}`, isTooLong}
}
