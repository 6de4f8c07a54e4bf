import {defineType} from 'sanity'
import {requiredLines, titled} from '#studio/schema/fields.ts'

export const previewRow = defineType({
  name: 'previewRow',
  title: 'Line of the drawn table',
  type: 'object',
  fields: [
    titled(
      'Texts of the row',
      requiredLines('cells', 'One text for each column. Invented, and never of a person.'),
    ),
  ],
  preview: {select: {title: 'cells.0', subtitle: 'cells.1'}},
})
