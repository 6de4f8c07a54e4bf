import {defineField} from 'sanity'
import {defineSection} from '#studio/schema/define-section.ts'
import {clinicianChoice} from '#studio/schema/clinician-fields.ts'
import {line, optionalLine, required, titled} from '#studio/schema/fields.ts'

export const clinicians = defineSection({
  name: 'clinicians',
  title: 'Clinicians',
  description: 'Doctors or specialists with portrait, specialty, rating, times and languages.',
  fields: [
    line('heading', 'The heading above the list.'),
    ...clinicianChoice(),
    defineField({
      name: 'labels',
      type: 'object',
      description: 'The words on every card.',
      options: {columns: 2},
      validation: required,
      fields: [
        line('years', 'How long the person has worked; {n} becomes the number of years.'),
        line('rating', 'The rating in words; {rating} and {reviews} become the numbers.'),
        line('reviews', 'How many reviews it comes from; {reviews} becomes the number.'),
        line('next', 'When the person is free; {availability} becomes the time.'),
        line('languages', 'The word before the languages.'),
        line('modes', 'The word before the kinds of visit.'),
        line('profile', 'The link to the profile.'),
        line('book', 'The link to book. An invented person has none.'),
        optionalLine(
          'showAll',
          'The button on phones under the first two; {n} becomes how many there are. Empty: everybody is shown.',
        ),
        defineField({
          name: 'filter',
          type: 'object',
          description: 'The words of a filter by kind of visit. Empty: no filter.',
          fields: [
            titled('Question', line('legend', 'The question above the choices.')),
            titled('Choice of everybody', line('any', 'The choice that shows everybody.')),
            line('home', 'The choice of visits at home.'),
            line('clinic', 'The choice of visits in a clinic.'),
            line('video', 'The choice of visits by video.'),
            line('one', 'What is said when one person is left.'),
            line('many', 'What is said when several are left; {n} becomes the number.'),
            line('none', 'What is said when nobody is left.'),
          ],
        }),
      ],
    }),
  ],
})
