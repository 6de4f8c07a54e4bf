import {defineSection} from '#studio/schema/define-section.ts'
import {defineObject, field, line, list, paragraph, requiredLines} from '#studio/schema/fields.ts'

const cardLanguage = defineObject({
  name: 'cardLanguage',
  title: 'Language',
  fields: {
    name: line('The language in English, such as: Polish.'),
    ownName: line('Its name in its own script, such as: Polski.'),
    lang: line('Its code, such as pl or zh-Hant: screen readers need it.'),
    emergency: paragraph('When to call 999, in words of the NHS.'),
    urgent: paragraph('When to call 111. Translations add that one can ask for an interpreter.'),
    lines: requiredLines('What to write on each line, in the order of the English ones.'),
    checkedOn: field('date', 'When a fluent speaker checked it. Empty: visitors read the note.'),
  },
  preview: {select: {title: 'name', subtitle: 'checkedOn'}},
})

export const phoneCard = defineSection({
  name: 'phoneCard',
  title: 'Card by the phone',
  description: 'A card to print: when to call 999 and 111, and lines to fill in by hand.',
  fields: {
    heading: line('The headline of the page.'),
    lead: paragraph('One or two sentences under it.'),
    languagesLabel: line('The words above the languages.'),
    languages: list(cardLanguage, 'The first is English, which is always on the card.', {
      min: 1,
      max: 12,
    }),
    uncheckedNote: line('What stands beside a translation that nobody has checked.'),
    printLabel: line('The button that prints the card.'),
    backText: line('The line under the door on the back.'),
  },
})
