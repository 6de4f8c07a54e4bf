/**
 * Finds the branches of the tree of pages: addresses with several pages below them.
 *
 * @param paths - of all pages, such as `/providers/gp`
 * @returns the addresses of the branches in their order, such as `/providers`
 */
export function pageBranches(paths: readonly string[]): string[] {
  const branches = paths.flatMap((path) => {
    const segments = path.split('/').slice(1, -1)
    return segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)
  })
  const isRepeated = (branch: string, index: number) => branches.indexOf(branch) < index
  return [...new Set(branches.filter(isRepeated))].toSorted()
}
