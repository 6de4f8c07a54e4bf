import {defineType} from 'sanity'
import {line} from '#studio/schema/fields.ts'

export const fact = defineType({
  name: 'fact',
  title: 'Short fact',
  type: 'object',
  fields: [
    line('value', 'The figure or the key word, shown in bold. For example: From {priceFrom}.'),
    line('label', 'What the figure is about, in a few words.'),
  ],
  preview: {select: {title: 'value', subtitle: 'label'}},
})
