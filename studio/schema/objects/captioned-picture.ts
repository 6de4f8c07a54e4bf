import {defineType} from 'sanity'
import {optionalLine, requiredField} from '#studio/schema/fields.ts'

export const captionedPicture = defineType({
  name: 'captionedPicture',
  title: 'Picture with a caption',
  type: 'object',
  fields: [
    requiredField('picture', 'picture', 'The picture with its description.'),
    optionalLine('caption', 'A sentence under the picture. May stay empty.'),
  ],
  preview: {select: {title: 'caption', subtitle: 'picture.alt', media: 'picture.image'}},
})
