/** A word of a headline. */
export interface Word {
  text: string
  /** The positions of its first letter and behind its last one in the headline. */
  start: number
  end: number
  isChosen: boolean
}

/**
 * Splits a headline into words, and marks those that a highlight covers.
 *
 * @param headline - the whole headline
 * @param highlight - the chosen part of it; the site looks for its first occurrence
 */
export function wordsOf(headline: string, highlight: string | undefined): Word[] {
  const from = highlight ? headline.indexOf(highlight) : -1
  const to = from === -1 ? -1 : from + (highlight ?? '').length
  return [...headline.matchAll(/\S+/g)].map(({0: text, index}) => {
    const end = index + text.length
    return {text, start: index, end, isChosen: index < to && end > from}
  })
}

/**
 * Toggles a word. A word outside the selection extends it. The first or last chosen word leaves it. A word in the
 * middle leaves with all after it. The site underlines the first occurrence of a text, so a repeated word takes the
 * words before it along until it is the first.
 *
 * @param headline - the whole headline
 * @param words - its words
 * @param pressed - the index of the word
 * @returns the new highlight; undefined when no word is left
 */
export function pressWord(
  headline: string,
  words: readonly Word[],
  pressed: number,
): string | undefined {
  const chosen = words.flatMap(({isChosen}, index) => (isChosen ? [index] : []))
  const next = words[pressed]?.isChosen
    ? chosen.filter((index) => (pressed === chosen[0] ? index > pressed : index < pressed))
    : [...chosen, pressed].toSorted((one, other) => one - other)
  const last = words[next.at(-1) ?? -1]
  if (last === undefined) return undefined
  const starts = words.slice(0, (next[0] ?? 0) + 1).map(({start}) => start)
  const start = starts.findLast((from) => headline.indexOf(headline.slice(from, last.end)) === from)
  return headline.slice(start, last.end)
}
