import {defineType} from 'sanity'
import {line, paragraph} from '#studio/schema/fields.ts'

export const bookingStep = defineType({
  name: 'bookingStep',
  title: 'Step',
  type: 'object',
  fields: [
    line('when', 'When it happens, such as: Opening day.'),
    line('title', 'What happens, in two to five words.'),
    paragraph('text', 'One or two sentences.'),
  ],
  preview: {select: {title: 'title', subtitle: 'when'}},
})
