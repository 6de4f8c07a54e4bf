import {defineSection} from '#studio/schema/define-section.ts'
import {line, field, requiredField} from '#studio/schema/fields.ts'
import {layoutChoice} from '#studio/schema/layouts.ts'

export const textBesideImage = defineSection({
  name: 'textBesideImage',
  title: 'Text beside a photo or drawing',
  description: 'A heading and running text beside a picture: a photo or a drawing.',
  fields: [
    layoutChoice('textBesideImage', {right: 'Image on the right', left: 'Image on the left'}),
    line('heading', 'The heading above the text.'),
    requiredField('body', 'richText', 'The text beside the picture.'),
    requiredField('picture', 'picture', 'The picture with its description.'),
    field('link', 'link', 'A button under the text. May stay empty.'),
  ],
})
