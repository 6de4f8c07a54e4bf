type Document = Readonly<Record<string, unknown>> & {readonly _type: string}

export interface Change {
  readonly set: Readonly<Record<string, string>>
  readonly unset: readonly string[]
}

const oldFields = ['statusLabel', 'linkLabel']

/**
 * Returns the badge and link of each status. Before December 2026 every service had its own: the first service of a
 * status decides, published ones before drafts.
 */
export function copyByStatus(services: readonly Document[]): Record<string, string> {
  const find = (status: string, field: string, otherwise: string) =>
    [...services]
      .sort((one, other) => Number(isDraft(one)) - Number(isDraft(other)))
      .filter((service) => service['status'] === status)
      .flatMap((service) => service[field] ?? [])
      .map(String)
      .find((text) => !isStale(text, status)) ?? otherwise
  return {
    openBadge: find('launched', 'statusLabel', 'Opening first'),
    openLink: find('launched', 'linkLabel', 'View more'),
    soonBadge: find('comingSoon', 'statusLabel', 'Coming Soon'),
    soonLink: find('comingSoon', 'linkLabel', 'Coming Soon'),
  }
}

/**
 * Moves the copy from the services to the navigation.
 *
 * @param document - a service or the navigation
 * @param words - result of {@link copyByStatus}
 * @returns undefined when the document needs no change
 */
export function moveCopy(document: Document, words: Record<string, string>): Change | undefined {
  if (document._type === 'navigation') {
    return 'openBadge' in document ? undefined : {set: words, unset: []}
  }
  const unset = oldFields.filter((field) => field in document)
  return document._type === 'service' && unset.length > 0 ? {set: {}, unset} : undefined
}

const isDraft = ({_id}: Document) => String(_id).startsWith('drafts.')

function isStale(text: string, status: string): boolean {
  return status === 'launched' && /coming\s+soon/i.test(text)
}
