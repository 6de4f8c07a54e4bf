import {at, defineMigration, unset} from 'sanity/migrate'
import {removePictures} from './picture-fields.ts'

/** Removes the pictures of doors from the booking page. Covers drafts, and is safe to run again. */
export default defineMigration({
  title: 'Draw the door of booking pages by the status of the service',
  documentTypes: ['bookingPage'],
  migrate: {
    document: (document) =>
      (removePictures(document)?.unset ?? []).map((field) => at(field, unset())),
  },
})
