import type {SanityClient} from '@sanity/client'
import {z} from 'zod'
import {addFormCopy} from '#studio/migrations/form-copy/form-copy.ts'

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
  const found = documents.parse(await client.fetch(`*[_type == "formText"]`))
  const transaction = client.transaction()
  let changed = 0
  for (const document of found) {
    const change = addFormCopy(document)
    if (change === undefined) continue
    changed += 1
    transaction.patch(document._id, (patch) => patch.ifRevisionId(document._rev).set(change.set))
  }
  if (changed > 0) await transaction.commit()
  return changed
}
