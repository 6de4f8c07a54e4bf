import type {Redirect} from '#routing/redirects.ts'
import type {Usage} from '#studio/presentation/usage.ts'

/** Summary for an editor of what a publication changes in addition to the document's own page. */
export interface Effect {
  readonly heading: string
  /** Titles; empty when every page changes. */
  readonly pages: readonly string[]
  /** Old addresses with their redirect targets. */
  readonly addresses: readonly string[]
  /** Documents that still say "coming soon" about a launched service. */
  readonly texts: readonly string[]
}

/**
 * Describes which pages and addresses a publication changes.
 *
 * @param moves - old and new addresses of the document
 * @param texts - documents that still say "coming soon" about a launched service
 * @returns undefined when no confirmation is needed
 */
export function describeEffect(
  type: string,
  shown: Usage,
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

export function describeMoves(moves: readonly Redirect[]): string[] {
  return moves.map(({from, to}) => `${from} will lead to ${to}`)
}

function changesOf(
  type: string,
  {isOnEveryPage, isOnClinicianPages}: Usage,
  pages: number,
): string | undefined {
  if (type === 'page') return undefined
  if (isOnEveryPage) return 'This changes every page'
  const counted = pages === 1 ? 'one page' : `${pages} pages`
  if (isOnClinicianPages) {
    return `This changes every profile or booking page${pages === 0 ? '' : ` and ${counted}`}`
  }
  return pages === 0 ? undefined : `This changes ${counted}`
}
