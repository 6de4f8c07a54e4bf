import {defineObject, line, reference} from '#studio/schema/fields.ts'

export const claimedFact = defineObject({
  name: 'claimedFact',
  title: 'Short fact with its claim',
  fields: {
    value: line('The figure or the key word, shown large. For example: From {priceFrom}.'),
    label: line('What the figure is about, in a few words.'),
    claim: reference(
      'claim',
      'Where the claims register says how we know this. Only a fact that claims nothing has none.',
    ),
  },
})
