import {defineType} from 'sanity'
import {line, titled} from '#studio/schema/fields.ts'

export const storedItem = defineType({
  name: 'storedItem',
  title: 'Stored item',
  type: 'object',
  fields: [
    line('name', 'Its name on the device, letter by letter.'),
    line('purpose', 'What it does.'),
    titled('Set by', line('setBy', 'Who sets it.')),
    line('lasts', 'How long it lasts.'),
  ],
  preview: {select: {title: 'name', subtitle: 'purpose'}},
})
