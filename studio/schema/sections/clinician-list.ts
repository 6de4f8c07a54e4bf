import {defineField} from 'sanity'
import {defineSection} from '#studio/schema/define-section.ts'
import {line, references, required} from '#studio/schema/fields.ts'

export const clinicianList = defineSection({
  name: 'clinicianList',
  title: 'Cards of doctors',
  description: 'Cards with portrait, specialty, rating, times and languages.',
  fields: [
    line('heading', 'The heading above the cards.'),
    references('items', 'clinician', 'The people in the order in which they are shown.'),
    defineField({
      name: 'labels',
      type: 'object',
      description: 'The words on every card.',
      validation: required,
      fields: [
        line('years', 'How long the person has worked; {n} becomes the number of years.'),
        line('rating', 'The rating in words; {rating} and {reviews} become the numbers.'),
        line('next', 'When the person is free; {availability} becomes the time.'),
        line('languages', 'The word before the languages.'),
        line('modes', 'The word before the kinds of visit.'),
        line('profile', 'The link to the profile.'),
        line('book', 'The link to book.'),
      ],
    }),
  ],
})
