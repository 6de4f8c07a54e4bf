import {defineField, type FieldDefinition} from 'sanity'
import {clinicianKindChoices} from './choices.ts'
import {choice, line, optionalLine, optionalReferences, required} from './fields.ts'

/** Fields that select the clinicians of a section. */
export const clinicianChoice = () => [
  choice(
    'kind',
    'Who is shown. Everybody of this kind is, a new person by itself.',
    clinicianKindChoices,
  ),
  optionalReferences(
    'items',
    'clinician',
    'Who comes first, in this order; the others follow by name. May stay empty.',
  ),
]

/** Labels for the cards in a list of clinicians, plus more labels for the list itself. */
export const clinicianLabels = (...further: FieldDefinition[]) =>
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
      line('example', 'Stands with the rating of an invented person, such as: example.'),
      line('next', 'When the person is free; {availability} becomes the time.'),
      optionalLine(
        'exampleNext',
        'The same for an invented person, such as: Example: free {availability}. Empty: the line above, marked as an example.',
      ),
      line('languages', 'The word before the languages.'),
      line('modes', 'The word before the kinds of visit.'),
      line('profile', 'The link to the profile.'),
      optionalLine(
        'exampleProfile',
        'The only link of an invented person, whom nobody can book. Empty: the link to the profile.',
      ),
      line('book', 'The link to book.'),
      optionalLine(
        'showAll',
        'The button on phones under the first two; {n} becomes how many there are. Empty: everybody is shown.',
      ),
      ...further,
    ],
  })
