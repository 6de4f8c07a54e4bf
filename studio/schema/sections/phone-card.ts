import {defineArrayMember, defineField} from 'sanity'
import {defineSection} from '#studio/schema/define-section.ts'
import {field, line, paragraph, requiredLines} from '#studio/schema/fields.ts'

const cardLanguage = defineArrayMember({
  name: 'cardLanguage',
  title: 'Language',
  type: 'object',
  fields: [
    line('name', 'The language in English, such as: Polish.'),
    line('ownName', 'Its name in its own script, such as: Polski.'),
    line('lang', 'Its code, such as pl or zh-Hant: screen readers need it.'),
    paragraph('emergency', 'When to call 999, in words of the NHS.'),
    paragraph('urgent', 'When to call 111. Translations add that one can ask for an interpreter.'),
    requiredLines('lines', 'What to write on each line, in the order of the English ones.'),
    field('checkedOn', 'date', 'When a fluent speaker checked it. Empty: visitors read the note.'),
  ],
  preview: {select: {title: 'name', subtitle: 'checkedOn'}},
})

export const phoneCard = defineSection({
  name: 'phoneCard',
  title: 'Card by the phone',
  description: 'A card to print: when to call 999 and 111, and lines to fill in by hand.',
  fields: [
    line('heading', 'The headline of the page.'),
    paragraph('lead', 'One or two sentences under it.'),
    line('languagesLabel', 'The words above the languages.'),
    defineField({
      name: 'languages',
      type: 'array',
      description: 'The first is English, which is always on the card.',
      of: [cardLanguage],
      validation: (rule) => rule.required().min(1).max(12),
    }),
    line('uncheckedNote', 'What stands beside a translation that nobody has checked.'),
    line('printLabel', 'The button that prints the card.'),
    line('backText', 'The line under the door on the back.'),
  ],
})
