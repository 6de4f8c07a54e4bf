import {type Redirect, redirectKey} from '#routing/redirects.ts'

export interface StoredRedirect extends Redirect {
  readonly _id: string
}

export interface RedirectPlan {
  /** Redirects to create or overwrite, by id. */
  readonly write: readonly StoredRedirect[]
  /** Ids of redirects from an address that a page uses now, and of duplicates. */
  readonly remove: readonly string[]
}

/**
 * Plans the redirects from old addresses after a move.
 *
 * @param existing - all published redirects
 * @param moves - old and new addresses
 * @returns changes after which no redirect forms a loop or leads to an old address
 */
export function planRedirects(
  existing: readonly StoredRedirect[],
  moves: readonly Redirect[],
): RedirectPlan {
  const planned = moves.reduce(afterMove, existing)
  const before = new Map(existing.map((redirect) => [redirect._id, redirect]))
  const after = new Set(planned.map(({_id}) => _id))
  return {
    write: planned.filter(({_id, from, to}) => {
      const stored = before.get(_id)
      return stored?.from !== from || stored.to !== to
    }),
    remove: existing.map(({_id}) => _id).filter((id) => !after.has(id)),
  }
}

function afterMove(
  redirects: readonly StoredRedirect[],
  {from, to}: Redirect,
): readonly StoredRedirect[] {
  const leadsFrom = (redirect: Redirect, path: string) =>
    redirectKey(redirect.from) === redirectKey(path)
  const id = redirects.find((redirect) => leadsFrom(redirect, from))?._id ?? redirectId(from)
  return [
    ...redirects
      .filter((redirect) => !leadsFrom(redirect, to) && !leadsFrom(redirect, from))
      .map((redirect) => (redirect.to === from ? {...redirect, to} : redirect)),
    {_id: id, from, to},
  ]
}

/** Paths have no underscores, so ids are unique. */
function redirectId(from: string): string {
  return `redirect${from.replaceAll('/', '_')}`
}
