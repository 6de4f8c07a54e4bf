import {clinicianChoice} from '#studio/schema/clinician-fields.ts'
import {defineSection} from '#studio/schema/define-section.ts'
import {group, line, optionalParagraph, paragraph} from '#studio/schema/fields.ts'

export const findClinicians = defineSection({
  name: 'findClinicians',
  title: 'Map of clinicians',
  description:
    'A list of people beside a map of London, nearest first. Visitors can have it sorted from where they are.',
  fields: {
    heading: line('The heading of the section.'),
    lead: optionalParagraph('One or two sentences beside the heading. May stay empty.'),
    ...clinicianChoice,
    listHeading: line('The heading of the list while distances are from central London.'),
    nearHeading: line('The heading of the list when distances are from the visitor.'),
    locationNote: paragraph('What happens with the visitor’s location.'),
    labels: group('The words of the list and the map.', {
      locate: line('The button that asks for the visitor’s location.'),
      locating: line('What is said while the browser looks for it.'),
      located: line('What is said then; {name} and {distance} become those of the nearest.'),
      away: line('How far somebody is from the visitor; {distance} becomes the distance.'),
      fromCentre: line('How far somebody is from central London, with {distance}.'),
      denied: line('What is said when the visitor does not share the location.'),
      failed: line('What is said when the browser does not find it.'),
      outside: line('What is said when it is outside the map.'),
      map: line('What the map is, for people who cannot see it.'),
      skip: line('The link past the map, for people who use the keyboard.'),
      unfold: line('The button on phones that shows list and map.'),
      fold: line('The same button while they are shown.'),
      nobody: line('What stands there while there is nobody to list.'),
    }),
    streetMap: group(
      'The words around Google’s map; it is offered when the site has a key for it.',
      {
        show: line('The button that shows it.'),
        note: paragraph('What Google learns then; it stands at the button.'),
        loading: line('What is said while it loads.'),
        failed: paragraph('What is said when it does not load.'),
        back: line('The button that leads back to the map of this site.'),
        labels: group('The words of a card on the map.', {
          rating: line('The rating in words; {rating} and {reviews} become the numbers.'),
          next: line('When the person is free; {availability} becomes the time.'),
          profile: line('The link to the profile.'),
        }),
      },
    ),
  },
})
