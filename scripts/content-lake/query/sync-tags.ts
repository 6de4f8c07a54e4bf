import {publishedIdOf} from '#content-lake/documents/document-ids.ts'
import type {Change} from '#content-lake/store/transaction.ts'

/** Tag of results that any change may affect. */
export const everythingTag = 's1:all'

export function typeTag(type: string): string {
  return `s1:type:${type}`
}

/** Returns the tag of results that depend on the existence of one document. */
export function idTag(id: string): string {
  return `s1:id:${publishedIdOf(id)}`
}

/** Returns the tags of the results that changes may affect. */
export function tagsForChanges(changes: readonly Change[]): string[] {
  const tags = new Set([everythingTag])
  for (const {id, before, after} of changes) {
    tags.add(idTag(id))
    if (before) tags.add(typeTag(before._type))
    if (after) tags.add(typeTag(after._type))
  }
  return [...tags]
}
