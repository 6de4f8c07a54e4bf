import {defineObject, line} from '#studio/schema/fields.ts'

export const storedItem = defineObject({
  name: 'storedItem',
  title: 'Stored item',
  fields: {
    name: line('Its name on the device, letter by letter.'),
    purpose: line('What it does.'),
    setBy: line('Who sets it.'),
    lasts: line('How long it lasts.'),
  },
})
