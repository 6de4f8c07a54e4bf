import {synonyms, wordGroups} from '#studio/schema/synonyms.ts'
import {defineSection} from '#studio/schema/define-section.ts'
import {
  defineObject,
  field,
  type Fields,
  group,
  line,
  lines,
  list,
  optionalGroup,
  optionalLine,
  paragraph,
  references,
  requiredField,
  requiredLines,
  requiredReference,
  titled,
  toggle,
} from '#studio/schema/fields.ts'

const names = (description: string) =>
  group(description, {
    pages: line('Pages of the site.'),
    questions: line('Questions and answers.'),
    people: line('Doctors and specialists.'),
    guides: line('Guides to read or download.'),
    updates: line('What is new.'),
  })

const signs = list(
  defineObject({
    name: 'sign',
    title: 'Sign',
    fields: {
      text: line('The line of the list, such as: you think someone is having a stroke.'),
      words: lines(
        'What people type who mean it, such as: chest PAIN. Its words count in any order, form and spelling. A name of an idea in capitals stands for all words of the idea. With = before them, nothing else was typed, such as: =fit.',
      ),
      isHidden: titled(
        'Only for its words',
        toggle('On when the line is shown only to whoever typed its words.', false),
      ),
    },
    preview: {select: {title: 'text', subtitle: 'words.0'}},
  }),
  'What makes it an emergency. A clinician has to review every change of these words.',
  {min: 1},
)

const urgent = group('Stands before everything else when somebody types words of an emergency.', {
  prefix: line('What screen readers say first.'),
  heading: line('The heading on red.'),
  signs,
  exceptions: lines(
    'Harmless phrases with one of these words, such as: kill time. They count in just this form, and not beside words of the idea SUDDEN. Keep them long: “fit for” would hide “had a fit for 5 minutes”. A clinician has to review every change of these words.',
  ),
  callLabel: line('The button that calls 999.'),
  note: paragraph('Under the button: what to do when it is not an emergency.'),
  resultsNote: line('Beside the results: why help stands first.'),
})

const adviceFor = (description: string, example: string) =>
  optionalGroup(description, {
    words: requiredLines(
      `What people type, such as: ${example}. They work as the words of an emergency do. A clinician has to review every change of these words.`,
    ),
    exceptions: lines(
      'What people type for a service or a paper, although it has a word from above, such as: sick note. It is no symptom. A clinician has to review every change of these words.',
    ),
    card: requiredReference(
      'careCard',
      'The place to go, as a card: that of NHS 111 for symptoms, which is also shown when nothing was found.',
    ),
    guide: requiredField(
      'link',
      'The way to the guide to all places. It is also offered when nothing was found.',
    ),
  })

const answerFields: Fields = {
  words: requiredLines(
    'What people type, such as: dentist. These phrases work as those of an emergency do.',
  ),
  text: paragraph('The answer in a sentence or two.'),
  links: list('link', 'Pages that say more, or who offers what we don’t.'),
}

const answers = titled(
  'Answers to common questions',
  list(
    defineObject({
      name: 'answer',
      title: 'Answer',
      fields: answerFields,
      preview: {select: {title: 'words.0', subtitle: 'text'}},
    }),
    'Stand before the results, such as what we don’t offer and who does.',
  ),
)

const elsewhere = titled(
  'Answer about other places',
  optionalGroup('For towns in this list, and for postcodes outside all areas.', answerFields),
)

export const search = defineSection({
  name: 'search',
  title: 'Search',
  description: 'The field, the results and what is shown where there are none.',
  fields: {
    heading: line('The heading of the page.'),
    label: line('What screen readers say for the field.'),
    hint: optionalLine('What people can type, such as: For example, price. Above the field.'),
    button: line('The button beside it.'),
    privacyNote: line('What becomes of the words that are typed.'),
    labels: group('How many results there are, and for what.', {
      one: line('What is said of a single result.'),
      many: line('What is said of several results; {n} is how many.'),
      none: line('What is said when nothing was found.'),
      forQuery: line('What was searched for; {query} is what was typed.'),
      join: line('Link to the waitlist for a place; {name} is the place.'),
    }),
    groupNames: titled('Headings of the groups', names('The headings above the results.')),
    kindNames: titled(
      'Names of single results',
      names('What a single result is called, such as: Page.'),
    ),
    noneHeading: line('The heading beside the picture when nothing was found.'),
    noneText: paragraph('What to try then.'),
    suggestionsHeading: line('The heading above the pages below.'),
    suggestions: references('page', 'Pages that people often look for.'),
    contact: titled(
      'Link when nothing was found',
      field('link', 'The way to ask a person. May stay empty.'),
    ),
    safetyLine: line(
      'Above results that may be about somebody who is ill: 999 and 111, without alarm.',
    ),
    answers,
    elsewhere,
    synonyms,
    wordGroups,
    urgent,
    symptoms: adviceFor(
      'Stands before the results when somebody types a symptom, unless it may be an emergency. Without it only emergencies have help.',
      'fever, NOT eat',
    ),
    maternity: adviceFor(
      'Stands in place of the advice for symptoms when somebody types a sign of labour.',
      'waters broke',
    ),
  },
})
