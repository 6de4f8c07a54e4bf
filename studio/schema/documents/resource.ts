import {defineField, defineType} from 'sanity'
import {
  inGroup,
  line,
  optionalLine,
  paragraph,
  reference,
  reviewedOn,
  titled,
} from '#studio/schema/fields.ts'
import {previewLine, reviewLine} from '#studio/schema/preview-line.ts'

export const resource = defineType({
  name: 'resource',
  title: 'Guide to download',
  type: 'document',
  description: 'A guide that visitors read or download. Stands on the page of policies and guides.',
  groups: [
    {name: 'guide', title: 'The guide', default: true},
    {name: 'files', title: 'Files'},
    {name: 'places', title: 'Pages and order'},
  ],
  fields: [
    ...inGroup('guide', [
      line('title', 'The name of the guide.'),
      paragraph('description', 'What is in it, in one or two sentences.'),
      {
        ...titled('Kind of file', line('fileType', 'The kind of file, such as: PDF.')),
        initialValue: 'PDF',
      },
      reviewedOn('Somebody who knows the subject read the guide last on this day.'),
    ]),
    ...inGroup('files', [
      optionalLine(
        'shownSize',
        'The size shown until a file is uploaded, such as: 2.4 MB. Then the size of the file itself is shown.',
      ),
      defineField({
        name: 'file',
        type: 'file',
        description: 'The finished guide. From then on its own size is shown.',
        options: {accept: 'application/pdf'},
      }),
      defineField({
        name: 'draft',
        type: 'file',
        description:
          'A draft to download until the guide is finished. Without either the guide is shown as not ready yet.',
        options: {accept: 'application/pdf'},
      }),
    ]),
    ...inGroup('places', [
      reference('page', 'page', 'The guide as a page of this website. May stay empty.'),
      reference('easyReadPage', 'page', 'Its Easy Read version. May stay empty.'),
      defineField({
        name: 'order',
        title: 'Place in the list',
        type: 'number',
        description: 'Where it stands among the guides: the smallest number comes first.',
      }),
    ]),
  ],
  orderings: [{title: 'Order', name: 'order', by: [{field: 'order', direction: 'asc'}]}],
  preview: {
    select: {
      title: 'title',
      file: 'file.asset._ref',
      draft: 'draft.asset._ref',
      reviewedOn: 'reviewedOn',
    },
    prepare: ({file, draft, reviewedOn, ...shown}) => ({
      ...shown,
      subtitle: previewLine(
        file === undefined ? (draft === undefined ? 'No file' : 'Draft') : 'Finished',
        reviewLine(reviewedOn),
      ),
    }),
  },
})
