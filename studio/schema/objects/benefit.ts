import {defineType} from 'sanity'
import {benefitIcons} from '#model/benefit-icons.ts'
import {choice, line, paragraph} from '#studio/schema/fields.ts'

export const benefit = defineType({
  name: 'benefit',
  title: 'Benefit',
  type: 'object',
  fields: [
    line('title', 'The benefit, in a few words.'),
    paragraph('text', 'One or two sentences.'),
    choice('icon', 'The drawing beside it.', benefitIcons),
  ],
  preview: {select: {title: 'title', subtitle: 'text'}},
})
