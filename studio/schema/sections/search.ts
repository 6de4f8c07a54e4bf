import {synonyms, wordGroups} from '#studio/schema/synonyms.ts'
import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'

const names = (description: string) =>
  f.group(description, {
    pages: f.line('Pages of the site.'),
    questions: f.line('Questions and answers.'),
    people: f.line('Doctors and specialists.'),
    guides: f.line('Guides to read or download.'),
    updates: f.line('What is new.'),
  })

const signs = f.list(
  f.defineObject({
    name: 'sign',
    title: 'Sign',
    fields: {
      text: f.line('The line of the list, such as: you think someone is having a stroke.'),
      words: f.lines(
        'What people type who mean it, such as: chest PAIN. Its words count in any order, form and spelling. A name of an idea in capitals stands for all words of the idea. With = before them, nothing else was typed, such as: =fit.',
      ),
      exceptions: f.lines(
        'Harmless phrases for this line only, such as: heart beating. They count in just this form. A name of an idea stands for its words; = is the start of what was typed. A clinician has to review every change of these words.',
      ),
      isHidden: f.titled(
        'Only for its words',
        f.toggle('On when the line is shown only to whoever typed its words.', false),
      ),
    },
    preview: {select: {title: 'text', subtitle: 'words.0'}},
  }),
  'What makes it an emergency. A clinician has to review every change of these words.',
  {min: 1},
)

const urgent = f.group('Stands before everything else when somebody types words of an emergency.', {
  prefix: f.line('What screen readers say first.'),
  heading: f.line('The heading on red.'),
  signs,
  exceptions: f.lines(
    'Harmless phrases with one of these words, such as: kill time. They count in just this form, and not beside words of the idea SUDDEN. Keep them long: “fit for” would hide “had a fit for 5 minutes”. A clinician has to review every change of these words.',
  ),
  callLabel: f.line('The button that calls 999.'),
  note: f.paragraph('Under the button: what to do when it is not an emergency.'),
  resultsNote: f.line('Beside the results: why help stands first.'),
})

const adviceFor = (description: string, example: string) =>
  f.optionalGroup(description, {
    words: f.requiredLines(
      `What people type, such as: ${example}. They work as the words of an emergency do. A clinician has to review every change of these words.`,
    ),
    exceptions: f.lines(
      'What people type for a service or a paper, although it has a word from above, such as: sick note. It is no symptom. A clinician has to review every change of these words.',
    ),
    card: f.requiredReference(
      'careCard',
      'The place to go, as a card: such as that of NHS 111 for symptoms.',
    ),
    guide: f.requiredField(
      'link',
      'The way to the guide to all places. It is also offered when nothing was found.',
    ),
  })

const answerFields: f.Fields = {
  words: f.requiredLines(
    'What people type, such as: dentist. These phrases work as those of an emergency do.',
  ),
  text: f.paragraph('The answer in a sentence or two.'),
  links: f.list('link', 'Pages that say more, or who offers what we don’t.'),
}

const answers = f.titled(
  'Answers to common questions',
  f.list(
    f.defineObject({
      name: 'answer',
      title: 'Answer',
      fields: answerFields,
      preview: {select: {title: 'words.0', subtitle: 'text'}},
    }),
    'Stand before the results, such as what we don’t offer and who does.',
    {max: 200},
  ),
)

const elsewhere = f.titled(
  'Answer about other places',
  f.optionalGroup('For towns in this list, and for postcodes outside all areas.', answerFields),
)

export const search = defineSection({
  name: 'search',
  title: 'Search',
  description: 'The field, the results and what is shown where there are none.',
  fields: {
    heading: f.line('The heading of the page.'),
    label: f.line('What screen readers say for the field.'),
    hint: f.optionalLine('What people can type, such as: For example, price. Above the field.'),
    button: f.line('The button beside it.'),
    privacyNote: f.line('What becomes of the words that are typed.'),
    labels: f.group('How many results there are, and for what.', {
      one: f.line('What is said of a single result.'),
      many: f.line('What is said of several results; {n} is how many.'),
      none: f.line('What is said when nothing was found.'),
      forQuery: f.line('What was searched for; {query} is what was typed.'),
      join: f.line('Link to the waitlist for a place; {name} is the place.'),
    }),
    groupNames: names('The headings above the results.'),
    kindNames: names('What a single result is called, such as: Page.'),
    noneText: f.paragraph(
      'What to try when nothing was found, a pharmacist and NHS 111. Links to the guide for symptoms and to a person follow.',
    ),
    suggestionsHeading: f.line('The heading above the pages below.'),
    suggestions: f.references('page', 'Pages that people often look for.'),
    contact: f.field('link', 'The way to ask a person. May stay empty.'),
    safetyLine: f.line(
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
    otherProblems: adviceFor(
      'Stands before the results when somebody types an everyday problem, unless a symptom was typed too. Its card names a pharmacist and the GP surgery before NHS 111.',
      'mole, sore throat',
    ),
    maternity: adviceFor(
      'Stands in place of the advice for symptoms when somebody types a sign of labour.',
      'waters broke',
    ),
  },
})
