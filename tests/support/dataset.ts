import type {SanityClient} from '@sanity/client'
import {pathAliases} from '#shared/paths.ts'

/** The patches of the Actions API that the tests use. */
export interface Patch {
  set?: Record<string, unknown>
  unset?: string[]
}

/** Operations of the tests on a dataset. */
export interface Dataset {
  /** A client that can write. */
  contentClient: SanityClient
  /** Edits and publishes a document by its published id, as the Studio does: through a draft and the Actions API. */
  publish: (id: string, patch: Patch) => Promise<void>
  /** Edits and publishes several documents in one request. */
  publishAll: (changes: readonly {id: string; patch: Patch}[]) => Promise<void>
  /** Runs a test and then restores documents by their published ids, even when it fails. */
  withRestored: (ids: readonly string[], test: () => Promise<void>) => Promise<void>
  /** Lists the paths of every published page, including aliases. */
  pagePaths: () => Promise<string[]>
}

/** @param contentClient - a client that can write to the dataset */
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
