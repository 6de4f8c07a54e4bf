import type {SanityClient} from '@sanity/client'
import {z} from 'zod'
import {removePictures} from '#studio/migrations/booking-door/picture-fields.ts'
import {addFormCopy} from '#studio/migrations/form-copy/form-copy.ts'
import {mergeSections} from '#studio/migrations/fewer-sections/merge-sections.ts'
import {moveCopy, copyByStatus} from '#studio/migrations/status-words/status-words.ts'

const sectionFields: Readonly<Record<string, string>> = {page: 'sections', sharedSection: 'section'}
const documents = z.array(z.looseObject({_id: z.string(), _rev: z.string(), _type: z.string()}))

/**
 * Runs the content migrations on published documents and drafts of the local lake. `sanity migration run` migrates
 * hosted datasets.
 *
 * @param client - a client that can write, with the perspective `raw`
 * @returns the number of changed documents
 * @throws Error when another client changes a document in the meantime; nothing is changed then
 */
export async function migrateContent(client: SanityClient): Promise<number> {
  const found = documents.parse(
    await client.fetch(
      `*[_type in ["page", "sharedSection", "service", "navigation", "bookingPage", "formText"]]`,
    ),
  )
  const words = copyByStatus(found.filter(({_type}) => _type === 'service'))
  const transaction = client.transaction()
  let changed = 0
  for (const document of found) {
    const change =
      mergedSections(document) ??
      moveCopy(document, words) ??
      removePictures(document) ??
      addFormCopy(document)
    if (change === undefined) continue
    changed += 1
    transaction.patch(document._id, (patch) =>
      patch
        .ifRevisionId(document._rev)
        .set(change.set)
        .unset([...change.unset]),
    )
  }
  if (changed > 0) await transaction.commit()
  return changed
}

function mergedSections(document: z.infer<typeof documents>[number]) {
  const field = sectionFields[document._type]
  if (field === undefined) return undefined
  const merged = mergeSections(document[field])
  return merged === document[field] ? undefined : {set: {[field]: merged}, unset: []}
}
