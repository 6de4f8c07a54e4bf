/** Addresses that a list id can represent; a draft may have any text as its address. */
const plainPath = /^[\w/-]+$/

/** Finds the branches of the page tree among paths such as `/providers/gp`: those with several pages below them. */
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

/** Converts a branch to a list id, which may contain letters, digits, hyphens and dots. */
export const branchListId = (branch: string): string => `branch${branch.replaceAll('/', '.')}`
