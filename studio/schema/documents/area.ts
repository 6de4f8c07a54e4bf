import {defineType} from 'sanity'
import {choice, line, lines, optionalLine, optionalParagraph} from '#studio/schema/fields.ts'

export const area = defineType({
  name: 'area',
  title: 'Area',
  type: 'document',
  description: 'A part of London and whether we visit it.',
  fields: [
    line('name', 'The name of the area as visitors know it.'),
    optionalLine('borough', 'The borough it belongs to, if the name is not the borough itself.'),
    lines('postcodes', 'The first parts of its postcodes, such as N1 or SW11.'),
    choice(
      'status',
      'Whether we visit the area.',
      [
        {value: 'planned', title: 'Planned'},
        {value: 'open', title: 'Open'},
        {value: 'paused', title: 'Not open for now'},
      ],
      'planned',
    ),
    optionalParagraph('note', 'A note for visitors from this area. May stay empty.'),
  ],
  preview: {select: {title: 'name', subtitle: 'status'}},
})
