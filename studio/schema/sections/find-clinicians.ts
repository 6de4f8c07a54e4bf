import {defineField} from 'sanity'
import {clinicianChoice} from '#studio/schema/clinician-fields.ts'
import {defineSection} from '#studio/schema/define-section.ts'
import {line, optionalParagraph, paragraph, required, titled} from '#studio/schema/fields.ts'

export const findClinicians = defineSection({
  name: 'findClinicians',
  title: 'Map of clinicians',
  description:
    'A list of people beside a map of London, nearest first. Visitors can have it sorted from where they are.',
  fields: [
    line('heading', 'The heading of the section.'),
    titled(
      'Sentences under the headline',
      optionalParagraph('lead', 'One or two sentences beside the heading. May stay empty.'),
    ),
    ...clinicianChoice(),
    line('listHeading', 'The heading of the list while distances are from central London.'),
    line('nearHeading', 'The heading of the list when distances are from the visitor.'),
    paragraph('locationNote', 'What happens with the visitor’s location.'),
    defineField({
      name: 'labels',
      type: 'object',
      description: 'The words of the list and the map.',
      options: {columns: 2},
      validation: required,
      fields: [
        line('locate', 'The button that asks for the visitor’s location.'),
        line('locating', 'What is said while the browser looks for it.'),
        line('located', 'What is said then; {name} and {distance} become those of the nearest.'),
        line('away', 'How far somebody is from the visitor; {distance} becomes the distance.'),
        line('fromCentre', 'How far somebody is from central London, with {distance}.'),
        line('denied', 'What is said when the visitor does not share the location.'),
        line('failed', 'What is said when the browser does not find it.'),
        line('outside', 'What is said when it is outside the map.'),
        line('map', 'What the map is, for people who cannot see it.'),
        line('skip', 'The link past the map, for people who use the keyboard.'),
        line('unfold', 'The button on phones that shows list and map.'),
        line('fold', 'The same button while they are shown.'),
        line('nobody', 'What stands there while there is nobody to list.'),
      ],
    }),
    defineField({
      name: 'streetMap',
      title: 'Street map',
      type: 'object',
      description: 'The words around Google’s map; it is offered when the site has a key for it.',
      validation: required,
      fields: [
        titled('Shown', line('show', 'The button that shows it.')),
        paragraph('note', 'What Google learns then; it stands at the button.'),
        line('loading', 'What is said while it loads.'),
        paragraph('failed', 'What is said when it does not load.'),
        line('back', 'The button that leads back to the map of this site.'),
        defineField({
          name: 'labels',
          type: 'object',
          description: 'The words of a card on the map.',
          validation: required,
          fields: [
            line('rating', 'The rating in words; {rating} and {reviews} become the numbers.'),
            line('next', 'When the person is free; {availability} becomes the time.'),
            line('profile', 'The link to the profile.'),
          ],
        }),
      ],
    }),
  ],
})
