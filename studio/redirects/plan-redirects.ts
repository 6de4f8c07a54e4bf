import {type Redirect, redirectKey} from '#routing/redirects.ts'

/** A published redirect as far as a move of an address touches it. */
export interface StoredRedirect extends Redirect {
  readonly _id: string
}

/** What becomes of redirects when a document moves. */
export interface RedirectPlan {
  /** Redirects with their new targets, in place of what has their ids. */
  readonly write: readonly StoredRedirect[]
  /** Redirects from an address at which a page stands now, and second ones from an address that is left. */
  readonly remove: readonly string[]
}

/**
 * Plans how the old addresses of a document go on working after a move.
 *
 * @param existing - all published redirects
 * @param moves - each address that visitors know, and the new one
 * @returns changes after which no redirect leads in a circle or to an address that was left
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

/** No path has an underscore, so no two addresses share an id. */
function redirectId(from: string): string {
  return `redirect${from.replaceAll('/', '_')}`
}
