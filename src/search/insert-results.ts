const begin = '<!--search-->'
const end = '<!--/search-->'

/** Wraps the empty search in comments, so that results can replace it. */
export function wrapEmptySearch(html: string): string {
  return `${begin}${html}${end}`
}

/** @throws Error when the page has no placeholder */
export function insertResults(page: string, html: string): string {
  const from = page.indexOf(begin)
  const to = page.indexOf(end)
  if (from === -1 || to < from) throw new Error('The search page has no search section.')
  return page.slice(0, from + begin.length) + html + page.slice(to)
}

/** Removes results, which contain a visitor's query. Cuts from the first to the last marker. */
export function removeResults(page: string): string {
  const from = page.indexOf(begin)
  const to = page.lastIndexOf(end)
  return from === -1 || to < from ? page : page.slice(0, from) + page.slice(to)
}
