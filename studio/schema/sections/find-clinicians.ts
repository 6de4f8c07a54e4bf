import {clinicianChoice} from '#studio/schema/clinician-fields.ts'
import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'

export const findClinicians = defineSection({
  name: 'findClinicians',
  title: 'Map of clinicians',
  description:
    'A list of people beside a map of London, nearest first. Visitors can have it sorted from where they are.',
  fields: {
    heading: f.line('The heading of the section.'),
    lead: f.optionalParagraph('One or two sentences beside the heading. May stay empty.'),
    link: f.field('link', 'A link under it, such as to the languages. May stay empty.'),
    ...clinicianChoice,
    listHeading: f.line('The heading of the list while distances are from central London.'),
    nearHeading: f.line('The heading of the list when distances are from the visitor.'),
    locationNote: f.paragraph('What happens with the visitor’s location.'),
    labels: f.group('The words of the list and the map.', {
      locate: f.line('The button that asks for the visitor’s location.'),
      locating: f.line('What is said while the browser looks for it.'),
      located: f.line('What is said then; {name} and {distance} become those of the nearest.'),
      away: f.line('How far somebody is from the visitor; {distance} becomes the distance.'),
      fromCentre: f.line('How far somebody is from central London, with {distance}.'),
      denied: f.line('What is said when the visitor does not share the location.'),
      failed: f.line('What is said when the browser does not find it.'),
      outside: f.line('What is said when it is outside the map.'),
      map: f.line('What the map is, for people who cannot see it.'),
      skip: f.line('The link past the map, for people who use the keyboard.'),
      unfold: f.line('The button on phones that shows list and map.'),
      fold: f.line('The same button while they are shown.'),
      nobody: f.line('What stands there while there is nobody to list.'),
    }),
    streetMap: f.group(
      'The words around Google’s map; it is offered when the site has a key for it.',
      {
        show: f.line('The button that shows it.'),
        note: f.paragraph('What Google learns then; it stands at the button.'),
        loading: f.line('What is said while it loads.'),
        failed: f.paragraph('What is said when it does not load.'),
        back: f.line('The button that leads back to the map of this site.'),
        labels: f.group('The words of a card on the map.', {
          rating: f.line('The rating in words; {rating} and {reviews} become the numbers.'),
          next: f.line('When the person is free; {availability} becomes the time.'),
          profile: f.line('The link to the profile.'),
        }),
      },
    ),
  },
})
