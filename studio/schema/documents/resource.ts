import {defineField, defineType} from 'sanity'
import {line, paragraph} from '#studio/schema/fields.ts'

export const resource = defineType({
  name: 'resource',
  title: 'Guide to download',
  type: 'document',
  fields: [
    line('title', 'The name of the guide.'),
    paragraph('description', 'What is in it, in one or two sentences.'),
    line('fileType', 'The kind of file, such as: PDF.'),
    line(
      'shownSize',
      'The size shown until a file is uploaded, such as: 2.4 MB. Then the real size is shown.',
    ),
    defineField({
      name: 'file',
      type: 'file',
      description: 'The file itself. Without it the guide is shown as not ready yet.',
      options: {accept: 'application/pdf'},
    }),
  ],
  preview: {select: {title: 'title', subtitle: 'shownSize'}},
})
