import {bookingPath, profilePath} from '#shared/clinicians.ts'
import type {Redirect} from '#routing/redirects.ts'

type Document = Readonly<Record<string, unknown>> | null | undefined

/** Returns the public addresses that change when a document is published. */
export function changedAddresses(type: string, published: Document, edited: Document): Redirect[] {
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
