import {defineType} from 'sanity'
import {line, requiredPart} from '#studio/schema/fields.ts'

export const heroWindow = defineType({
  name: 'heroWindow',
  title: 'Person in a window',
  type: 'object',
  fields: [
    line('name', 'The name of the person.'),
    line('role', 'Profession and place, such as: GP · Camberwell.'),
    requiredPart('picture', 'picture', 'A portrait, 4 wide and 5 high, that looks to the left.'),
  ],
  preview: {select: {title: 'name', subtitle: 'role', media: 'picture.image'}},
})
