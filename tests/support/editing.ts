import type {SanityClient} from '@sanity/client'
import {editorsClient} from './content-client.ts'

/** The patches of the Actions API that the tests use. */
export interface Patch {
  set?: Record<string, unknown>
  unset?: string[]
}

/**
 * Edits a document and publishes it, as the Studio does: through a draft and the Actions API.
 *
 * @param id - the published id
 * @param patch - what to change
 * @param client - of the dataset
 */
export function publish(id: string, patch: Patch, client = editorsClient): Promise<void> {
  return publishAll([{id, patch}], client)
}

/** The same for several documents at once. */
export async function publishAll(
  changes: readonly {id: string; patch: Patch}[],
  client = editorsClient,
): Promise<void> {
  await client.action(
    changes.flatMap(({id, patch}) => {
      const ids = {draftId: `drafts.${id}`, publishedId: id}
      return [
        {actionType: 'sanity.action.document.edit' as const, ...ids, patch},
        {actionType: 'sanity.action.document.publish' as const, ...ids},
      ]
    }),
  )
}

/**
 * Runs a test and then puts documents back as they were, whatever the test did to them.
 *
 * @param ids - published ids
 * @param test - the test
 * @param client - of the dataset
 */
export async function withRestored(
  ids: readonly string[],
  test: () => Promise<void>,
  client = editorsClient,
): Promise<void> {
  const before = await client.getDocuments([...ids])
  try {
    await test()
  } finally {
    let transaction: ReturnType<SanityClient['transaction']> = client.transaction()
    for (const [index, id] of ids.entries()) {
      const document = before[index]
      transaction = document ? transaction.createOrReplace(document) : transaction.delete(id)
      transaction = transaction.delete(`drafts.${id}`)
    }
    await transaction.commit()
  }
}
