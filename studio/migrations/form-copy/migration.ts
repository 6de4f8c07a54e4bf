import {at, defineMigration, set} from 'sanity/migrate'
import {addFormCopy} from './form-copy.ts'

/** Adds the copy of the newer fields and messages to forms. Covers drafts, and is safe to run again. */
export default defineMigration({
  title: 'Add the copy of the service field and of the next step to forms',
  documentTypes: ['formText'],
  migrate: {
    document: (document) =>
      Object.entries(addFormCopy(document)?.set ?? {}).map(([list, items]) => at(list, set(items))),
  },
})
