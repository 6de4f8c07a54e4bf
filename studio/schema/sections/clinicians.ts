import {defineSection} from '#studio/schema/define-section.ts'
import {clinicianChoice} from '#studio/schema/clinician-fields.ts'
import {group, line, optionalGroup, optionalLine} from '#studio/schema/fields.ts'

export const clinicians = defineSection({
  name: 'clinicians',
  title: 'Clinicians',
  description: 'Doctors or specialists with portrait, specialty, rating, times and languages.',
  fields: {
    heading: line('The heading above the list.'),
    ...clinicianChoice,
    labels: group('The words on every card.', {
      years: line('How long the person has worked; {n} becomes the number of years.'),
      rating: line('The rating in words; {rating} and {reviews} become the numbers.'),
      reviews: line('How many reviews it comes from; {reviews} becomes the number.'),
      next: line('When the person is free; {availability} becomes the time.'),
      languages: line('The word before the languages.'),
      modes: line('The word before the kinds of visit.'),
      profile: line('The link to the profile.'),
      book: line('The link to book. An invented person has none.'),
      showAll: optionalLine(
        'The button on phones under the first two; {n} becomes how many there are. Empty: everybody is shown.',
      ),
      filter: optionalGroup('The words of a filter by kind of visit. Empty: no filter.', {
        legend: line('The question above the choices.'),
        any: line('The choice that shows everybody.'),
        home: line('The choice of visits at home.'),
        clinic: line('The choice of visits in a clinic.'),
        video: line('The choice of visits by video.'),
        one: line('What is said when one person is left.'),
        many: line('What is said when several are left; {n} becomes the number.'),
        none: line('What is said when nobody is left.'),
      }),
    }),
  },
})
