import {defineType} from 'sanity'
import {reasonIcons} from '#model/reason-icons.ts'
import {choice, line, paragraph} from '#studio/schema/fields.ts'

export const reason = defineType({
  name: 'reason',
  title: 'Reason',
  type: 'object',
  fields: [
    line('title', 'The reason in two to six words.'),
    paragraph('text', 'One or two sentences that explain it.'),
    choice('icon', 'The drawing above it.', reasonIcons),
  ],
  preview: {select: {title: 'title', subtitle: 'text'}},
})
