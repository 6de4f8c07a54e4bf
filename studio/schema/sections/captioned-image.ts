import {defineSection} from '#studio/schema/define-section.ts'
import {optionalLine, requiredField} from '#studio/schema/fields.ts'
import {layoutChoice} from '#studio/schema/layouts.ts'

export const captionedImage = defineSection({
  name: 'captionedImage',
  title: 'Image or photo',
  description: 'One picture with a caption: a photo or a drawing.',
  titleField: 'caption',
  fallbackTitleField: 'picture.alt',
  fields: [
    layoutChoice('captionedImage', {
      wide: 'As wide as the page',
      narrow: 'As wide as running text',
    }),
    requiredField('picture', 'picture', 'The picture with its description.'),
    optionalLine('caption', 'A sentence under the picture. May stay empty.'),
  ],
})
