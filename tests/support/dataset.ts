import type {SanityClient} from '@sanity/client'
import {pathAliases} from '#shared/paths.ts'

/** The patches of the Actions API that the tests use. */
export interface Patch {
  set?: Record<string, unknown>
  unset?: string[]
}

/** What tests do with a dataset. */
export interface Dataset {
  /** It writes, as an editor's tools would. */
  contentClient: SanityClient
  /**
   * Edits a document, named by its published id, and publishes it, as the Studio does: through a draft and the Actions
   * API.
   */
  publish: (id: string, patch: Patch) => Promise<void>
  /** The same for several documents at once. */
  publishAll: (changes: readonly {id: string; patch: Patch}[]) => Promise<void>
  /**
   * Runs a test and then puts documents, named by their published ids, back as they were, whatever the test did to
   * them.
   */
  withRestored: (ids: readonly string[], test: () => Promise<void>) => Promise<void>
  /** Lists where every published page answers, aliases included. */
  pagePaths: () => Promise<string[]>
}

/**
 * Makes what tests do with a dataset.
 *
 * @param contentClient - of the dataset, which may write
 */
export function datasetOf(contentClient: SanityClient): Dataset {
  const publishAll: Dataset['publishAll'] = async (changes) => {
    await contentClient.action(
      changes.flatMap(({id, patch}) => {
        const ids = {draftId: `drafts.${id}`, publishedId: id}
        return [
          {actionType: 'sanity.action.document.edit' as const, ...ids, patch},
          {actionType: 'sanity.action.document.publish' as const, ...ids},
        ]
      }),
    )
  }

  const withRestored: Dataset['withRestored'] = async (ids, test) => {
    const before = await contentClient.getDocuments([...ids])
    try {
      await test()
    } finally {
      let transaction: ReturnType<SanityClient['transaction']> = contentClient.transaction()
      for (const [index, id] of ids.entries()) {
        const document = before[index]
        transaction = document ? transaction.createOrReplace(document) : transaction.delete(id)
        transaction = transaction.delete(`drafts.${id}`)
      }
      await transaction.commit()
    }
  }

  return {
    contentClient,
    publish: (id, patch) => publishAll([{id, patch}]),
    publishAll,
    withRestored,
    pagePaths: async () => {
      const query = '*[_type == "page" && !(_id in path("drafts.**"))].path.current'
      return [...(await contentClient.fetch<string[]>(query)), ...Object.keys(pathAliases)]
    },
  }
}
