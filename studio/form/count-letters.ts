const segmenter = new Intl.Segmenter('en-GB')

/** Counts the characters of a text against its recommended maximum. Tokens such as `{brand}` count as written. */
export function countLetters(
  value: unknown,
  limit: unknown,
): {text: string; isTooLong: boolean} | undefined {
  if (typeof limit !== 'number') return undefined
  const count = typeof value === 'string' ? [...segmenter.segment(value)].length : 0
  const isTooLong = count > limit
  const over = isTooLong ? `, ${count - limit} too many` : ''
  return {text: `${count} of ${limit} letters${over}`, isTooLong}
}
