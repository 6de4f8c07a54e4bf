/**
 * Finds the pages that have others below them, by their addresses.
 *
 * @param paths - of all pages, such as `/providers/gp`
 * @returns the addresses of the branches in their order, such as `/providers`
 */
export function pageBranches(paths: readonly string[]): string[] {
  const branches = paths.flatMap((path) => {
    const segments = path.split('/').slice(1, -1)
    return segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)
  })
  return [...new Set(branches)].toSorted()
}
