import type {ServiceStatus} from '#shared/service-status.ts'
import {professionChoices} from '#studio/schema/choices.ts'
import {dayLine, listRow, reviewLine} from '#studio/schema/preview-line.ts'
import * as f from '#studio/schema/fields.ts'

const statusTitles: Readonly<Record<string, string>> = {
  comingSoon: 'Coming soon',
  launched: 'Launched',
  started: 'Visits have started',
} satisfies Record<ServiceStatus, string>

export const service = f.defineDocument({
  name: 'service',
  title: 'Service',
  description:
    'A kind of visit. Its status decides everywhere whether it is shown as open or Coming Soon.',
  ...f.tabs({
    'Service and status': {
      name: f.line('The name of the service, such as: GP at home.'),
      status: f.choice(
        'Coming soon: the door is dark. Launched: we plan to open it first, and the light over the door is on. Visitors can join the waitlist of every service. Visits have started: the door is open. The badge and the link of each status stand in the navigation.',
        statusTitles,
        'comingSoon',
      ),
      summary: f.paragraph('What the service is, in one sentence.'),
      page: f.requiredReference('page', 'The page about the service.'),
      bookingAddress: f.webAddress(
        'Where visits are booked. Empty until booking opens; from then on every booking link leads there.',
      ),
    },
    'Door and link': {
      linkContext: f.line(
        'Words only screen readers hear after the link, such as: about GP at home.',
      ),
      key: {
        ...f.choice('Which service it is. Decides colour and door.', professionChoices),
        readOnly: true,
      },
      doorNumber: f.custom({
        type: 'number',
        description: 'The house number on its door.',
        validation: (rule) => rule.required().integer().positive(),
      }),
      picture: f.field(
        'picture',
        'A picture in place of the drawn front door, also for the dark theme. Empty: the door that is built in, whose light follows the status.',
      ),
    },
  }),
  preview: listRow(
    {title: 'name', status: 'status', address: 'page.path.current', media: 'picture.image'},
    ({status, address}) => [statusTitles[String(status)], address],
  ),
})

export const careCard = f.defineDocument({
  name: 'careCard',
  title: 'Place to go for help',
  description:
    'Where to go with what, after the care cards of the NHS. Let a clinician read a change.',
  ...f.tabs({
    'When to go there': {
      kind: f.choice('Which place it is. Decides colour and mark.', {
        emergency: '999',
        urgent: 'NHS 111',
        pharmacist: 'A pharmacist',
        gp: 'Your own GP',
        home: 'A home visit',
      }),
      level: f.line('How urgent it is, in a word or two, such as: Emergency.'),
      prefix: f.optionalLine(
        'What screen readers say before the heading, such as: Immediate action required.',
      ),
      heading: f.line('The beginning of the sentences below, such as: Ask a pharmacist if.'),
      bullets: f.requiredLines('The ends of those sentences.'),
    },
    'Notes and links': {
      warning: f.optionalParagraph(
        'When a more urgent place is right. The search shows it above the heading, the card below its list. Telephone numbers become links.',
      ),
      note: f.optionalParagraph('A note under the list. Telephone numbers become links.'),
      links: f.list('link', 'Links under the note, such as: Call 999.', {max: 3}),
      reviewedOn: f.reviewedOn('A clinician read the card last on this day.'),
    },
  }),
  preview: listRow(
    {title: 'heading', level: 'level', reviewedOn: 'reviewedOn'},
    ({level, reviewedOn}) => [level, reviewLine(reviewedOn)],
  ),
})

export const faq = f.defineDocument({
  name: 'faq',
  title: 'Question and answer',
  fields: f.fieldsOf({
    question: f.line('The question in the words of the person who asks.'),
    answer: f.requiredField('richText', 'The answer in a few short sentences.'),
    category: f.optionalLine(
      'The group it belongs to, such as: GP visits. On the page of questions it is the heading above it.',
    ),
    isListed: f.toggle('Whether it is shown on the page of all questions, /faq.', false),
    place: f.field(
      'number',
      'Where it stands on that page: a smaller number comes first. Empty: at the end.',
    ),
  }),
  preview: listRow(
    {title: 'question', category: 'category', isListed: 'isListed'},
    ({category, isListed}) => [category, isListed === true && 'listed'],
  ),
})

export const resource = f.defineDocument({
  name: 'resource',
  title: 'Guide to download',
  description: 'A guide that visitors read or download. Stands on the page of policies and guides.',
  ...f.tabs({
    'The guide': {
      title: f.line('The name of the guide.'),
      description: f.paragraph('What is in it, in one or two sentences.'),
      fileType: {
        ...f.titled('Kind of file', f.line('The kind of file, such as: PDF.')),
        initialValue: 'PDF',
      },
      reviewedOn: f.reviewedOn('Somebody who knows the subject read the guide last on this day.'),
    },
    Files: {
      shownSize: f.optionalLine(
        'The size shown until a file is uploaded, such as: 2.4 MB. Then the size of the file itself is shown.',
      ),
      file: f.file('application/pdf', 'The finished guide. From then on its own size is shown.'),
      draft: f.file(
        'application/pdf',
        'A draft to download until the guide is finished. Without either the guide is shown as not ready yet.',
      ),
    },
    'Pages and order': {
      page: f.reference('page', 'The guide as a page of this website. May stay empty.'),
      easyReadPage: f.reference('page', 'Its Easy Read version. May stay empty.'),
      order: f.field(
        'number',
        'Where it stands among the guides: the smallest number comes first.',
      ),
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

export const update = f.defineDocument({
  name: 'update',
  title: 'Update',
  description: 'An entry of the page What is new.',
  fields: f.fieldsOf({
    title: f.line('What is new, in a few words.'),
    date: f.dayFromToday('When it happened. Visitors see the month and the year.'),
    description: f.paragraph('What it means for visitors, in one to three sentences.'),
    category: f.choice('The badge of the entry.', {
      feature: 'Feature',
      improvement: 'Improvement',
      launch: 'Launch',
      design: 'Design',
      integration: 'Integration',
    }),
    highlights: f.lines('The most important points, one sentence each.'),
    link: f.field('link', 'A link under the points, such as to a page about it. May stay empty.'),
    picture: f.field('picture', 'A picture. May stay empty.'),
  }),
  orderings: [{title: 'Newest first', name: 'date', by: [{field: 'date', direction: 'desc'}]}],
  preview: listRow({title: 'title', date: 'date', media: 'picture.image'}, ({date}) => [
    dayLine(date),
  ]),
})
