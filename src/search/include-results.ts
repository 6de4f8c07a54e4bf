const begin = '<!--search-->'
const end = '<!--/search-->'

/**
 * Marks what is put in the place of the empty search when somebody has typed something.
 *
 * @param html - what the page without words shows there
 */
export function searchPlace(html: string): string {
  return `${begin}${html}${end}`
}

/**
 * Puts results into the page as it is cached.
 *
 * @param page - the whole page without words
 * @param html - what stands in the place of the empty search
 * @returns the page with the results
 * @throws Error when the page has no place for them
 */
export function includeResults(page: string, html: string): string {
  const from = page.indexOf(begin)
  const to = page.indexOf(end)
  if (from === -1 || to < from) throw new Error('The page of the search has no section for it.')
  return page.slice(0, from + begin.length) + html + page.slice(to)
}

/**
 * Takes out of a page what was put in by {@link includeResults}: the words of a visitor stand there.
 *
 * @param page - any HTML
 * @returns the same up to the first mark and from the last one on, whatever stands between
 */
export function withoutResults(page: string): string {
  const from = page.indexOf(begin)
  const to = page.lastIndexOf(end)
  return from === -1 || to < from ? page : page.slice(0, from) + page.slice(to)
}
