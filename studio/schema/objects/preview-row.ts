import {defineObject, requiredLines} from '#studio/schema/fields.ts'

export const previewRow = defineObject({
  name: 'previewRow',
  title: 'Line of the drawn table',
  fields: {
    cells: requiredLines('One text for each column. Invented, and never of a person.'),
  },
  preview: {select: {title: 'cells.0', subtitle: 'cells.1'}},
})
