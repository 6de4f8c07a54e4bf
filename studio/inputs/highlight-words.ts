export interface Word {
  text: string
  /** Start and end (exclusive) of the word in the headline. */
  start: number
  end: number
  isChosen: boolean
}

/** Splits a headline into words and marks those that the first occurrence of the highlight covers. */
export function wordsOf(headline: string, highlight: string | undefined): Word[] {
  const from = highlight ? headline.indexOf(highlight) : -1
  const to = from === -1 ? -1 : from + (highlight ?? '').length
  return [...headline.matchAll(/\S+/g)].map(({0: text, index}) => {
    const end = index + text.length
    return {text, start: index, end, isChosen: index < to && end > from}
  })
}

/**
 * Toggles a word. Pressing an unselected word extends the selection to it. Pressing the first or last selected word
 * removes it. Pressing one in the middle removes it and all after it. The site underlines the first occurrence of the
 * text, so the selection grows to the left until it is that occurrence.
 *
 * @param pressed - index of the word
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
