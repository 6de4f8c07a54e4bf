/** Addresses of which the Studio can make the id of a list: a draft may have any. */
const plainPath = /^[\w/-]+$/

/**
 * Finds the branches of the tree of pages: addresses with several pages below them.
 *
 * @param paths - of all pages, such as `/providers/gp`
 * @returns the addresses of the branches in their order, such as `/providers`
 */
export function pageBranches(paths: readonly string[]): string[] {
  const branches = paths
    .filter((path) => plainPath.test(path))
    .flatMap((path) => {
      const segments = path.split('/').slice(1, -1)
      return segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)
    })
  const isRepeated = (branch: string, index: number) => branches.indexOf(branch) < index
  return [...new Set(branches.filter(isRepeated))].toSorted()
}

/**
 * Names the list of a branch in the addresses of the Studio, which knows letters, digits, hyphens and points.
 *
 * @param branch - such as `/providers/policies`
 * @returns such as `branch.providers.policies`
 */
export const branchId = (branch: string): string => `branch${branch.replaceAll('/', '.')}`
