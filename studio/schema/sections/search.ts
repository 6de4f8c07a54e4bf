import {defineArrayMember, defineField} from 'sanity'
import {synonyms, wordGroups} from '#studio/schema/synonyms.ts'
import {defineSection} from '#studio/schema/define-section.ts'
import {
  field,
  line,
  optionalLine,
  lines,
  paragraph,
  references,
  required,
  requiredLines,
  requiredField,
  requiredReference,
  toggle,
  titled,
} from '#studio/schema/fields.ts'

const names = (name: string, description: string) =>
  defineField({
    name,
    type: 'object',
    description,
    options: {columns: 2},
    validation: required,
    fields: [
      line('pages', 'Pages of the site.'),
      line('questions', 'Questions and answers.'),
      line('people', 'Doctors and specialists.'),
      line('guides', 'Guides to read or download.'),
      line('updates', 'What is new.'),
    ],
  })

const signs = defineField({
  name: 'signs',
  type: 'array',
  description: 'What makes it an emergency. A clinician has to review every change of these words.',
  of: [
    defineArrayMember({
      name: 'sign',
      title: 'Sign',
      type: 'object',
      fields: [
        line('text', 'The line of the list, such as: you think someone is having a stroke.'),
        lines(
          'words',
          'What people type who mean it, such as: chest PAIN. Its words count in any order, form and spelling. A name of an idea in capitals stands for all words of the idea.',
        ),
        titled(
          'Only for its words',
          toggle('isHidden', 'On when the line is shown only to whoever typed its words.', false),
        ),
      ],
      preview: {select: {title: 'text', subtitle: 'words.0'}},
    }),
  ],
  validation: (rule) => rule.required().min(1),
})

const urgent = defineField({
  name: 'urgent',
  type: 'object',
  description: 'Stands before everything else when somebody types words of an emergency.',
  validation: required,
  fields: [
    line('prefix', 'What screen readers say first.'),
    line('heading', 'The heading on red.'),
    signs,
    lines(
      'exceptions',
      'Harmless phrases with one of these words, such as: kill time. They count in just this form, and not beside words of the idea SUDDEN. Keep them long: “fit for” would hide “had a fit for 5 minutes”. A clinician has to review every change of these words.',
    ),
    line('callLabel', 'The button that calls 999.'),
    paragraph('note', 'Under the button: what to do when it is not an emergency.'),
    line('resultsNote', 'Beside the results: why help stands first.'),
  ],
})

const symptoms = defineField({
  name: 'symptoms',
  type: 'object',
  description:
    'Stands before the results when somebody types a symptom, unless it may be an emergency. Without it only emergencies have help.',
  fields: [
    requiredLines(
      'words',
      'What people type who are unwell, such as: fever, NOT eat. They work as the words of an emergency do. A clinician has to review every change of these words.',
    ),
    lines(
      'exceptions',
      'What people type for a service or a paper, although it has a word from above, such as: sick note. It is no symptom. A clinician has to review every change of these words.',
    ),
    requiredReference(
      'card',
      'careCard',
      'The place to go, as a card: that of NHS 111. It is also shown when nothing was found.',
    ),
    requiredField(
      'guide',
      'link',
      'The way to the guide to all places. It is also offered when nothing was found.',
    ),
  ],
})

const answerFields = [
  requiredLines(
    'words',
    'What people type, such as: dentist. These phrases work as those of an emergency do.',
  ),
  paragraph('text', 'The answer in a sentence or two.'),
  defineField({
    name: 'links',
    type: 'array',
    description: 'Pages that say more, or who offers what we don’t.',
    of: [defineArrayMember({type: 'link'})],
  }),
]

const answers = titled(
  'Answers to common questions',
  defineField({
    name: 'answers',
    type: 'array',
    description: 'Stand before the results, such as what we don’t offer and who does.',
    of: [
      defineArrayMember({
        name: 'answer',
        title: 'Answer',
        type: 'object',
        fields: answerFields,
        preview: {select: {title: 'words.0', subtitle: 'text'}},
      }),
    ],
  }),
)

const elsewhere = titled(
  'Answer about other places',
  defineField({
    name: 'elsewhere',
    type: 'object',
    description: 'For towns in this list, and for postcodes outside all areas.',
    fields: answerFields,
  }),
)

export const search = defineSection({
  name: 'search',
  title: 'Search',
  description: 'The field, the results and what is shown where there are none.',
  fields: [
    line('heading', 'The heading of the page.'),
    line('label', 'What screen readers say for the field.'),
    optionalLine('hint', 'What people can type, such as: For example, price. Above the field.'),
    line('button', 'The button beside it.'),
    line('privacyNote', 'What becomes of the words that are typed.'),
    defineField({
      name: 'labels',
      type: 'object',
      description: 'How many results there are, and for what.',
      options: {columns: 2},
      validation: required,
      fields: [
        line('one', 'What is said of a single result.'),
        line('many', 'What is said of several results; {n} is how many.'),
        line('none', 'What is said when nothing was found.'),
        line('forQuery', 'What was searched for; {query} is what was typed.'),
        line('join', 'Link to the waitlist for a place; {name} is the place.'),
      ],
    }),
    titled('Headings of the groups', names('groupNames', 'The headings above the results.')),
    titled(
      'Names of single results',
      names('kindNames', 'What a single result is called, such as: Page.'),
    ),
    line('noneHeading', 'The heading beside the picture when nothing was found.'),
    paragraph('noneText', 'What to try then.'),
    line('suggestionsHeading', 'The heading above the pages below.'),
    references('suggestions', 'page', 'Pages that people often look for.'),
    titled(
      'Link when nothing was found',
      field('contact', 'link', 'The way to ask a person. May stay empty.'),
    ),
    line(
      'safetyLine',
      'Above results that may be about somebody who is ill: 999 and 111, without alarm.',
    ),
    answers,
    elsewhere,
    synonyms,
    wordGroups,
    urgent,
    symptoms,
  ],
})
