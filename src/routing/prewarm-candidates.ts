/** Pages rendered in a build and after a publication: constant cost as the dataset grows (decision 71). */
export const maxPrewarmedPages = 150

/** Sorts paths by how soon visitors reach them: links in menus and footer first, then by depth. The sort is stable. */
export function nearestFirst(paths: readonly string[], linked: readonly string[]): string[] {
  const isLinked = new Set(linked)
  const rank = (path: string) => (isLinked.has(path) ? 0 : depthOf(path))
  return paths
    .map((path) => ({path, rank: rank(path)}))
    .sort((a, b) => a.rank - b.rank)
    .map(({path}) => path)
}

const depthOf = (path: string) => (path === '/' ? 0 : path.split('/').length - 1)

/** Returns the pages to prewarm: known visited ones, most visited first, then the nearest. */
export function prewarmCandidates(
  visited: readonly string[],
  pages: ReadonlySet<string>,
  max = maxPrewarmedPages,
): string[] {
  const candidates = new Set(visited.filter((path) => pages.has(path)).slice(0, max))
  for (const path of pages) {
    if (candidates.size >= max) break
    candidates.add(path)
  }
  return [...candidates]
}
