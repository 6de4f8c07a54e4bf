import {at, defineMigration, set} from 'sanity/migrate'
import {mergeSections} from './merge-sections.ts'

/**
 * Turns the sections of 69 types, of before December 2026, into those of today: near twins became layouts of one type.
 * It changes published documents and drafts, and can be run again.
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
