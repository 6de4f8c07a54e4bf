import type {Redirect} from '#model/redirects.ts'

/** A redirect document as far as a move of an address touches it. */
export interface StoredRedirect extends Redirect {
  readonly _id: string
}

/** What becomes of redirects when a document moves from one address to another. */
export interface RedirectPlan {
  /** The redirect to write, in place of what has its id. */
  readonly create: Redirect & {
    readonly _id: string
    readonly _type: 'redirect'
    readonly permanent: true
  }
  /** Led to the old address so far: they follow it, so that nobody is sent on twice. */
  readonly retarget: readonly string[]
  /** Led away from the new address, at which a page stands now. */
  readonly remove: readonly string[]
}

/**
 * Plans how the old address of a document goes on answering after a move.
 *
 * @param existing - all redirects there are
 * @param move - the address that visitors know, and the new one
 * @returns changes after which no redirect leads in a circle or to an address that was left
 */
export function planRedirects(
  existing: readonly StoredRedirect[],
  {from, to}: Redirect,
): RedirectPlan {
  return {
    create: {_id: redirectId(from), _type: 'redirect', from, to, permanent: true},
    retarget: existing
      .filter((redirect) => redirect.to === from && redirect.from !== to)
      .map(({_id}) => _id),
    remove: existing.filter((redirect) => redirect.from === to).map(({_id}) => _id),
  }
}

/** One document for each old address: moving away from it a second time rewrites it. */
function redirectId(from: string): string {
  return `redirect${from.replaceAll('/', '-')}`
}
