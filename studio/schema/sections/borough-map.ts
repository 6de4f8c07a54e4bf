import {defineSection} from '#studio/schema/define-section.ts'
import {line, optionalParagraph, titled} from '#studio/schema/fields.ts'

export const boroughMap = defineSection({
  name: 'boroughMap',
  title: 'Map and list of areas',
  description: 'Every area with its state: on a map of London, and in a list that says the same.',
  fields: [
    line('mapLabel', 'What the map shows, for people who cannot see it.'),
    line('heading', 'The heading of the list.'),
    optionalParagraph('intro', 'A few words under the heading. May stay empty.'),
    line('central', 'The heading over the areas in the middle.'),
    line('east', 'The heading over the areas in the east.'),
    line('north', 'The heading over the areas in the north.'),
    line('south', 'The heading over the areas in the south.'),
    line('west', 'The heading over the areas in the west.'),
    titled(
      'Label of the postcodes',
      line('codesLabel', 'What screen readers say before the postcodes of an area.'),
    ),
    titled(
      'Button of a folded list',
      line('showLabel', 'It opens the areas of a part of London with their postcodes.'),
    ),
  ],
})
