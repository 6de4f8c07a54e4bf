import {bookingPath, profilePath} from '#shared/clinicians.ts'
import type {Redirect} from '#routing/redirects.ts'

/** A document as the Studio holds it. */
type Document = Readonly<Record<string, unknown>> | null | undefined

/**
 * Says which public addresses of a document change when it is published.
 *
 * @param type - the type of the document
 * @param published - as visitors have it, if they do
 * @param edited - as it will be
 * @returns one entry for each address that is left
 */
export function movedAddresses(type: string, published: Document, edited: Document): Redirect[] {
  const before = addressesOf(type, published)
  const after = addressesOf(type, edited)
  return before.flatMap((from, index) => {
    const to = after[index]
    return to === undefined || to === from ? [] : [{from, to}]
  })
}

function addressesOf(type: string, document: Document): string[] {
  if (type === 'page') {
    const path = currentOf(document?.['path'])
    return path === undefined ? [] : [path]
  }
  const slug = currentOf(document?.['slug'])
  const kind = document?.['kind']
  if (type !== 'clinician' || slug === undefined || typeof kind !== 'string') return []
  return [profilePath({kind, slug}), bookingPath({kind, slug})]
}

function currentOf(slug: unknown): string | undefined {
  return typeof slug === 'object' &&
    slug !== null &&
    'current' in slug &&
    typeof slug.current === 'string'
    ? slug.current
    : undefined
}
