import {at, defineMigration, patch, set, unset} from 'sanity/migrate'
import {moveCopy, copyByStatus} from './status-words.ts'

/**
 * Moves the badge and link of each service status from the services to the navigation. Covers published documents and
 * drafts, and is safe to run again.
 */
export default defineMigration({
  title: 'Give each status of a service one badge and one link',
  documentTypes: ['service', 'navigation'],
  async *migrate(documents) {
    const found = []
    for await (const document of documents()) found.push(document)
    const words = copyByStatus(found)
    for (const document of found) {
      const change = moveCopy(document, words)
      if (change === undefined) continue
      yield patch(document._id, [
        ...Object.entries(change.set).map(([field, text]) => at(field, set(text))),
        ...change.unset.map((field) => at(field, unset())),
      ])
    }
  },
})
