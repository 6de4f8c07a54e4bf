import type {Redirect} from '#routing/redirects.ts'
import type {WhereShown} from '#studio/usage/usage.ts'

/** What an editor is told before a publication that changes more than one page of its own, or an address. */
export interface Effect {
  readonly heading: string
  /** The pages by name; empty where all pages change. */
  readonly pages: readonly string[]
  /** The addresses that are left, and where each leads then. */
  readonly addresses: readonly string[]
  /** Documents with the texts that contradict it. */
  readonly texts: readonly string[]
}

/**
 * Says which pages and addresses a publication changes.
 *
 * @param type - of the document
 * @param shown - where visitors meet it
 * @param moves - the addresses that it leaves, and the new ones
 * @param texts - documents with the texts that still say a service is to come, when it opens
 * @returns undefined where nothing has to be asked: a page changes itself, and what no page shows changes none
 */
export function describeEffect(
  type: string,
  shown: WhereShown,
  moves: readonly Redirect[],
  texts: readonly string[] = [],
): Effect | undefined {
  const addresses = describeMoves(moves)
  const pages =
    type === 'page' || shown.isOnEveryPage
      ? []
      : shown.pages.map(({title, path}) => `${title} (${path})`)
  const changes = changesOf(type, shown, pages.length)
  if (addresses.length > 0) {
    const heading = changes === undefined ? 'This changes an address' : `${changes} and an address`
    return {heading, pages, addresses, texts}
  }
  if (changes === undefined && texts.length === 0) return undefined
  return {heading: changes ?? 'This opens a service', pages, addresses, texts}
}

/** Says of each address that is left where it leads then. */
export function describeMoves(moves: readonly Redirect[]): string[] {
  return moves.map(({from, to}) => `${from} will lead to ${to}`)
}

function changesOf(
  type: string,
  {isOnEveryPage, isOnEveryProfile}: WhereShown,
  pages: number,
): string | undefined {
  if (type === 'page') return undefined
  if (isOnEveryPage) return 'This changes every page'
  const counted = pages === 1 ? 'one page' : `${pages} pages`
  if (isOnEveryProfile) return `This changes every profile${pages === 0 ? '' : ` and ${counted}`}`
  return pages === 0 ? undefined : `This changes ${counted}`
}
