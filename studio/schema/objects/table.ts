import {defineArrayMember, defineField, defineType} from 'sanity'
import {checkRows} from '#studio/validation/value-checks.ts'
import {optionalLine, requiredLines, titled} from '#studio/schema/fields.ts'

export const table = defineType({
  name: 'table',
  title: 'Table',
  type: 'object',
  fields: [
    optionalLine('caption', 'What the table is about. Shown above it.'),
    requiredLines('columns', 'The heading of each column, from left to right.'),
    defineField({
      name: 'rows',
      type: 'array',
      description: 'The rows. Each needs one text for each column.',
      of: [
        defineArrayMember({
          name: 'tableRow',
          title: 'Row',
          type: 'object',
          fields: [
            titled(
              'Texts of the row',
              requiredLines('cells', 'The texts of the row, from left to right.'),
            ),
          ],
          preview: {select: {title: 'cells.0', subtitle: 'cells.1'}},
        }),
      ],
      validation: (rule) => rule.required().min(1),
    }),
  ],
  validation: (rule) => rule.custom((value) => checkRows(value) ?? true),
  preview: {select: {title: 'caption', subtitle: 'columns.0'}},
})
