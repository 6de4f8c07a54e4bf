import {defineType} from 'sanity'
import {line, paragraph, requiredPart} from '#studio/schema/fields.ts'

export const meetingWay = defineType({
  name: 'meetingWay',
  title: 'Way to meet',
  type: 'object',
  fields: [
    line('mode', 'The way in one word, such as: Home.'),
    line('title', 'Where that is, such as: At your own table.'),
    paragraph('text', 'What it is good for.'),
    line('price', 'What it costs, such as: From {priceFrom}.'),
    requiredPart('picture', 'picture', 'A wide picture of it.'),
  ],
  preview: {select: {title: 'mode', subtitle: 'title', media: 'picture.image'}},
})
