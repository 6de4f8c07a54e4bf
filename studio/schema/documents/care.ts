import type {ServiceStatus} from '#shared/service-status.ts'
import {professionChoices} from '#studio/schema/choices.ts'
import {dayLine, listRow, reviewLine} from '#studio/schema/preview-line.ts'
import {
  choice,
  custom,
  dayFromToday,
  defineDocument,
  field,
  fieldsOf,
  file,
  line,
  lines,
  list,
  optionalLine,
  optionalParagraph,
  paragraph,
  reference,
  requiredField,
  requiredLines,
  requiredReference,
  reviewedOn,
  tabs,
  titled,
  toggle,
  webAddress,
} from '#studio/schema/fields.ts'

const statusTitles: Readonly<Record<string, string>> = {
  comingSoon: 'Coming soon',
  launched: 'Launched',
  started: 'Visits have started',
} satisfies Record<ServiceStatus, string>

export const service = defineDocument({
  name: 'service',
  title: 'Service',
  description:
    'A kind of visit. Its status decides everywhere whether it is shown as open or Coming Soon.',
  ...tabs({
    'Service and status': {
      name: line('The name of the service, such as: GP at home.'),
      status: choice(
        'Coming soon: the door is dark. Launched: we plan to open it first, and the light over the door is on. Visitors can join the waitlist of every service. Visits have started: the door is open. The badge and the link of each status stand in the navigation.',
        statusTitles,
        'comingSoon',
      ),
      summary: paragraph('What the service is, in one sentence.'),
      page: requiredReference('page', 'The page about the service.'),
      bookingAddress: webAddress(
        'Where visits are booked. Empty until booking opens; from then on every booking link leads there.',
      ),
    },
    'Door and link': {
      linkContext: line(
        'Words only screen readers hear after the link, such as: about GP at home.',
      ),
      key: {
        ...choice('Which service it is. Decides colour and door.', professionChoices),
        readOnly: true,
      },
      doorNumber: custom({
        type: 'number',
        description: 'The house number on its door.',
        validation: (rule) => rule.required().integer().positive(),
      }),
      picture: field(
        'picture',
        'A picture in place of the drawn front door, also for the dark theme. Empty: the door that is built in, whose light follows the status.',
      ),
    },
  }),
  preview: listRow(
    {
      title: 'name',
      status: 'status',
      address: 'page.path.current',
      media: 'picture.image',
    },
    ({status, address}) => [statusTitles[String(status)], address],
  ),
})

export const careCard = defineDocument({
  name: 'careCard',
  title: 'Place to go for help',
  description:
    'Where to go with what, after the care cards of the NHS. Let a clinician read a change.',
  ...tabs({
    'When to go there': {
      kind: choice('Which place it is. Decides colour and mark.', {
        emergency: '999',
        urgent: 'NHS 111',
        pharmacist: 'A pharmacist',
        gp: 'Your own GP',
        home: 'A home visit',
      }),
      level: line('How urgent it is, in a word or two, such as: Emergency.'),
      prefix: optionalLine(
        'What screen readers say before the heading, such as: Immediate action required.',
      ),
      heading: line('The beginning of the sentences below, such as: Ask a pharmacist if.'),
      bullets: requiredLines('The ends of those sentences.'),
    },
    'Notes and links': {
      warning: optionalParagraph(
        'When a more urgent place is right. The search shows it above the heading, the card below its list. Telephone numbers become links.',
      ),
      note: optionalParagraph('A note under the list. Telephone numbers become links.'),
      links: list('link', 'Links under the note, such as: Call 999.', {max: 3}),
      reviewedOn: reviewedOn('A clinician read the card last on this day.'),
    },
  }),
  preview: listRow(
    {title: 'heading', level: 'level', reviewedOn: 'reviewedOn'},
    ({level, reviewedOn}) => [level, reviewLine(reviewedOn)],
  ),
})

export const faq = defineDocument({
  name: 'faq',
  title: 'Question and answer',
  fields: fieldsOf({
    question: line('The question in the words of the person who asks.'),
    answer: requiredField('richText', 'The answer in a few short sentences.'),
    category: optionalLine(
      'The group it belongs to, such as: GP visits. On the page of questions it is the heading above it.',
    ),
    isListed: toggle('Whether it is shown on the page of all questions, /faq.', false),
    place: field(
      'number',
      'Where it stands on that page: a smaller number comes first. Empty: at the end.',
    ),
  }),
  preview: listRow(
    {title: 'question', category: 'category', isListed: 'isListed'},
    ({category, isListed}) => [category, isListed === true && 'listed'],
  ),
})

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

export const update = defineDocument({
  name: 'update',
  title: 'Update',
  description: 'An entry of the page What is new.',
  fields: fieldsOf({
    title: line('What is new, in a few words.'),
    date: dayFromToday('When it happened. Visitors see the month and the year.'),
    description: paragraph('What it means for visitors, in one to three sentences.'),
    category: choice('The badge of the entry.', {
      feature: 'Feature',
      improvement: 'Improvement',
      launch: 'Launch',
      design: 'Design',
      integration: 'Integration',
    }),
    highlights: lines('The most important points, one sentence each.'),
    link: field('link', 'A link under the points, such as to a page about it. May stay empty.'),
    picture: field('picture', 'A picture. May stay empty.'),
  }),
  orderings: [{title: 'Newest first', name: 'date', by: [{field: 'date', direction: 'desc'}]}],
  preview: listRow({title: 'title', date: 'date', media: 'picture.image'}, ({date}) => [
    dayLine(date),
  ]),
})
