import {defineSection} from '#studio/schema/define-section.ts'
import {clinicianChoice} from '#studio/schema/clinician-fields.ts'
import * as f from '#studio/schema/fields.ts'

export const clinicians = defineSection({
  name: 'clinicians',
  title: 'Clinicians',
  description: 'Doctors or specialists with portrait, specialty, rating, times and languages.',
  fields: {
    heading: f.line('The heading above the list.'),
    ...clinicianChoice,
    labels: f.group('The words on every card.', {
      years: f.line('How long the person has worked; {n} becomes the number of years.'),
      rating: f.line('The rating in words; {rating} and {reviews} become the numbers.'),
      reviews: f.line('How many reviews it comes from; {reviews} becomes the number.'),
      next: f.line('When the person is free; {availability} becomes the time.'),
      languages: f.line('The word before the languages.'),
      modes: f.line('The word before the kinds of visit.'),
      profile: f.line('The link to the profile.'),
      book: f.line('The link to book. An invented person has none.'),
      showAll: f.optionalLine(
        'The button on phones under the first two; {n} becomes how many there are. Empty: everybody is shown.',
      ),
      filter: f.optionalGroup('The words of a filter by kind of visit. Empty: no filter.', {
        legend: f.line('The question above the choices.'),
        any: f.line('The choice that shows everybody.'),
        home: f.line('The choice of visits at home.'),
        clinic: f.line('The choice of visits in a clinic.'),
        video: f.line('The choice of visits by video.'),
        one: f.line('What is said when one person is left.'),
        many: f.line('What is said when several are left; {n} becomes the number.'),
        none: f.line('What is said when nobody is left.'),
      }),
    }),
  },
})
