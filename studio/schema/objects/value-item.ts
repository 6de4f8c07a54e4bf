import {defineObject, line, paragraph} from '#studio/schema/fields.ts'

export const valueItem = defineObject({
  name: 'valueItem',
  title: 'Point',
  fields: {
    title: line('The point in two to six words.'),
    text: paragraph('One or two sentences that explain it.'),
  },
})
