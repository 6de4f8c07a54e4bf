import {bookingPath, profilePath} from '#shared/clinicians.ts'
import type {Redirect} from '#routing/redirects.ts'
import {textAt} from '#studio/value-at.ts'

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
    const path = textAt(document, 'path', 'current')
    return path === undefined ? [] : [path]
  }
  const slug = textAt(document, 'slug', 'current')
  const kind = textAt(document, 'kind')
  if (type !== 'clinician' || slug === undefined || kind === undefined) return []
  return [profilePath({kind, slug}), bookingPath({kind, slug})]
}
