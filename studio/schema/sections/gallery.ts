import {defineSection} from '#studio/schema/define-section.ts'
import {list, optionalLine, optionalParagraph} from '#studio/schema/fields.ts'

export const gallery = defineSection({
  name: 'gallery',
  title: 'Gallery',
  description: 'Several images side by side, each with a caption: photos or drawings.',
  fallbackTitleField: 'images.0.caption',
  fields: [
    optionalLine('heading', 'The heading above the pictures. May stay empty.'),
    optionalParagraph('intro', 'A sentence under the heading. May stay empty.'),
    list('images', 'captionedPicture', 'The pictures in their order.', {min: 2, max: 12}),
  ],
})
