/**
 * How many pages are built before anybody asks, and rendered again when they are stale before anybody asks: more than
 * the first content has, and so few that a build and a publication cost the same whatever the dataset grows to
 * (decision 71). All others are rendered when their first visitor comes.
 */
export const maxPreparedPages = 150

/**
 * Orders paths by how soon a visitor comes upon them: first what menus and footer lead to, then pages near the top.
 *
 * @param paths - of pages; equally near ones stay in their order
 * @param linked - paths that every page leads to
 */
export function byNearness(paths: readonly string[], linked: readonly string[]): string[] {
  const isLinked = new Set(linked)
  const rank = (path: string) => (isLinked.has(path) ? 0 : depthOf(path))
  return paths
    .map((path) => ({path, rank: rank(path)}))
    .sort((a, b) => a.rank - b.rank)
    .map(({path}) => path)
}

const depthOf = (path: string) => (path === '/' ? 0 : path.split('/').length - 1)

/**
 * Chooses the pages that are prepared: what visitors asked for lately, then what they come upon soonest.
 *
 * @param visited - the most visited first; unknown paths do not count
 * @param pages - all that stand, the nearest first
 * @param max - how many
 */
export function wantedPages(
  visited: readonly string[],
  pages: ReadonlySet<string>,
  max = maxPreparedPages,
): string[] {
  const wanted = new Set(visited.filter((path) => pages.has(path)).slice(0, max))
  for (const path of pages) {
    if (wanted.size >= max) break
    wanted.add(path)
  }
  return [...wanted]
}
