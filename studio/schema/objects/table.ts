import {checkRows} from '#studio/validation/value-checks.ts'
import {defineObject, list, optionalLine, requiredLines} from '#studio/schema/fields.ts'

export const table = defineObject({
  name: 'table',
  title: 'Table',
  fields: {
    caption: optionalLine('What the table is about. Shown above it.'),
    columns: requiredLines('The heading of each column, from left to right.'),
    rows: list(
      defineObject({
        name: 'tableRow',
        title: 'Row',
        fields: {
          cells: requiredLines('The texts of the row, from left to right.'),
        },
        preview: {select: {title: 'cells.0', subtitle: 'cells.1'}},
      }),
      'The rows. Each needs one text for each column.',
      {min: 1},
    ),
  },
  check: checkRows,
  preview: {select: {title: 'caption', subtitle: 'columns.0'}},
})
