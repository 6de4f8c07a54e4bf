import {publishedIdOf} from '#content-lake/documents/document-ids.ts'
import type {Change} from '#content-lake/store/transaction.ts'

/** The tag of an answer that any change may touch. */
export const tagOfEverything = 's1:all'

/** Returns the tag of answers that depend on the documents of a type. */
export function typeTag(type: string): string {
  return `s1:type:${type}`
}

/** Returns the tag of answers that depend on whether and as what one document exists. */
export function idTag(id: string): string {
  return `s1:id:${publishedIdOf(id)}`
}

/** Returns the tags of the answers that changes may have touched. */
export function tagsOfChanges(changes: readonly Change[]): string[] {
  const tags = new Set([tagOfEverything])
  for (const {id, before, after} of changes) {
    tags.add(idTag(id))
    if (before) tags.add(typeTag(before._type))
    if (after) tags.add(typeTag(after._type))
  }
  return [...tags]
}
