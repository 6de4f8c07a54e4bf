import {defineType} from 'sanity'
import {visitModes} from '#shared/clinicians.ts'
import {choice, line} from '#studio/schema/fields.ts'

export const modePrice = defineType({
  name: 'modePrice',
  title: 'Price of a kind of visit',
  type: 'object',
  fields: [
    choice(
      'mode',
      'Which kind of visit it is.',
      visitModes.map((value) => ({value, title: value})),
    ),
    line('text', 'The price in words, such as: From {priceFrom}.'),
  ],
  preview: {select: {title: 'mode', subtitle: 'text'}},
})
