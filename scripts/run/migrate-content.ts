import type {SanityClient} from '@sanity/client'
import {z} from 'zod'
import {mergeSections} from '#studio/migrations/fewer-sections/merge-sections.ts'

const fields = {page: 'sections', sharedSection: 'section'} as const
const documents = z.array(
  z.looseObject({_id: z.string(), _rev: z.string(), _type: z.enum(['page', 'sharedSection'])}),
)

/**
 * Runs the content migrations on the local lake, published documents and drafts alike. Hosted datasets are migrated
 * with `sanity migration run`.
 *
 * @param client - one that may write, and reads drafts too
 * @returns how many documents changed
 * @throws when a document was changed meanwhile; nothing is changed then
 */
export async function migrateContent(client: SanityClient): Promise<number> {
  const found = documents.parse(await client.fetch(`*[_type in ["page", "sharedSection"]]`))
  const transaction = client.transaction()
  let changed = 0
  for (const document of found) {
    const field = fields[document._type]
    const merged = mergeSections(document[field])
    if (merged === document[field]) continue
    changed += 1
    transaction.patch(document._id, (patch) =>
      patch.ifRevisionId(document._rev).set({[field]: merged}),
    )
  }
  if (changed > 0) await transaction.commit()
  return changed
}
