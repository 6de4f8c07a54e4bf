import {
  defineDocument,
  field,
  file,
  line,
  optionalLine,
  paragraph,
  reference,
  reviewedOn,
  tabs,
  titled,
} from '#studio/schema/fields.ts'
import {reviewLine, listRow} from '#studio/schema/preview-line.ts'

export const resource = defineDocument({
  name: 'resource',
  title: 'Guide to download',
  description: 'A guide that visitors read or download. Stands on the page of policies and guides.',
  ...tabs({
    'The guide': {
      title: line('The name of the guide.'),
      description: paragraph('What is in it, in one or two sentences.'),
      fileType: {
        ...titled('Kind of file', line('The kind of file, such as: PDF.')),
        initialValue: 'PDF',
      },
      reviewedOn: reviewedOn('Somebody who knows the subject read the guide last on this day.'),
    },
    Files: {
      shownSize: optionalLine(
        'The size shown until a file is uploaded, such as: 2.4 MB. Then the size of the file itself is shown.',
      ),
      file: file('application/pdf', 'The finished guide. From then on its own size is shown.'),
      draft: file(
        'application/pdf',
        'A draft to download until the guide is finished. Without either the guide is shown as not ready yet.',
      ),
    },
    'Pages and order': {
      page: reference('page', 'The guide as a page of this website. May stay empty.'),
      easyReadPage: reference('page', 'Its Easy Read version. May stay empty.'),
      order: field('number', 'Where it stands among the guides: the smallest number comes first.'),
    },
  }),
  orderings: [{title: 'Order', name: 'order', by: [{field: 'order', direction: 'asc'}]}],
  preview: listRow(
    {
      title: 'title',
      file: 'file.asset._ref',
      draft: 'draft.asset._ref',
      reviewedOn: 'reviewedOn',
    },
    ({file, draft, reviewedOn}) => [
      file === undefined ? (draft === undefined ? 'No file' : 'Draft') : 'Finished',
      reviewLine(reviewedOn),
    ],
  ),
})
