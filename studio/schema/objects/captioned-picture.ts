import {defineObject, optionalLine, requiredField} from '#studio/schema/fields.ts'

export const captionedPicture = defineObject({
  name: 'captionedPicture',
  title: 'Picture with a caption',
  fields: {
    picture: requiredField('picture', 'The picture with its description.'),
    caption: optionalLine('A sentence under the picture. May stay empty.'),
  },
  preview: {select: {title: 'caption', subtitle: 'picture.alt', media: 'picture.image'}},
})
