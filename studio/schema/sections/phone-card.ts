import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'

const cardLanguage = f.defineObject({
  name: 'cardLanguage',
  title: 'Language',
  fields: {
    name: f.line('The language in English, such as: Polish.'),
    ownName: f.line('Its name in its own script, such as: Polski.'),
    lang: f.line('Its code, such as pl or zh-Hant: screen readers need it.'),
    emergency: f.paragraph('When to call 999, in words of the NHS.'),
    urgent: f.paragraph('When to call 111, and that one can ask for an interpreter.'),
    lines: f.requiredLines('What to write on each line, in the order of the English ones.'),
    checkedOn: f.field('date', 'When a fluent speaker checked it. Empty: visitors read the note.'),
  },
  preview: {select: {title: 'name', subtitle: 'checkedOn'}},
})

export const phoneCard = defineSection({
  name: 'phoneCard',
  title: 'Card by the phone',
  description: 'A card to print: when to call 999 and 111, and lines to fill in by hand.',
  fields: {
    heading: f.line('The headline of the page.'),
    lead: f.paragraph('One or two sentences under it.'),
    languagesLabel: f.line('The words above the languages.'),
    languages: f.list(cardLanguage, 'The first is English, which is always on the card.', {
      min: 1,
      max: 12,
    }),
    uncheckedNote: f.line('What stands beside a translation that nobody has checked.'),
    printLabel: f.line('The button that prints the card.'),
    backText: f.line('The line under the door on the back.'),
  },
})
