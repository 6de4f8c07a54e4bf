import {defineSection} from '#studio/schema/define-section.ts'
import {line, optionalParagraph} from '#studio/schema/fields.ts'

export const boroughMap = defineSection({
  name: 'boroughMap',
  title: 'Map and list of areas',
  description: 'Every area with its state: on a map of London, and in a list that says the same.',
  fields: {
    mapLabel: line('What the map shows, for people who cannot see it.'),
    heading: line('The heading of the list.'),
    intro: optionalParagraph('A few words under the heading. May stay empty.'),
    central: line('The heading over the areas in the middle.'),
    east: line('The heading over the areas in the east.'),
    north: line('The heading over the areas in the north.'),
    south: line('The heading over the areas in the south.'),
    west: line('The heading over the areas in the west.'),
    codesLabel: line('What screen readers say before the postcodes of an area.'),
    showLabel: line('It opens the areas of a part of London with their postcodes.'),
  },
})
