import {defineType} from 'sanity'
import {line, reference, titled} from '#studio/schema/fields.ts'

export const claimedFact = defineType({
  name: 'claimedFact',
  title: 'Short fact with its claim',
  type: 'object',
  fields: [
    titled(
      'Figure or key words',
      line('value', 'The figure or the key word, shown large. For example: From {priceFrom}.'),
    ),
    line('label', 'What the figure is about, in a few words.'),
    reference(
      'claim',
      'claim',
      'Where the claims register says how we know this. Only a fact that claims nothing has none.',
    ),
  ],
  preview: {select: {title: 'value', subtitle: 'label'}},
})
