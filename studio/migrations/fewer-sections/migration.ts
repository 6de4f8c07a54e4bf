import {at, defineMigration, set} from 'sanity/migrate'
import {mergeSections} from './merge-sections.ts'

/**
 * Merges the 69 section types used before December 2026: similar types became layouts of one type. Covers published
 * documents and drafts, and is safe to run again.
 */
export default defineMigration({
  title: 'Merge section types into layouts',
  documentTypes: ['page', 'sharedSection'],
  migrate: {
    document: (document) => {
      const field = document._type === 'page' ? 'sections' : 'section'
      const sections: unknown = document[field]
      const merged = mergeSections(sections)
      return merged === sections ? undefined : at(field, set(merged))
    },
  },
})
