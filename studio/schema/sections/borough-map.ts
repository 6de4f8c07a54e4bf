import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'

export const boroughMap = defineSection({
  name: 'boroughMap',
  title: 'Map and list of areas',
  description: 'Every area with its state: on a map of London, and in a list that says the same.',
  fields: {
    mapLabel: f.line('What the map shows, for people who cannot see it.'),
    heading: f.line('The heading of the list.'),
    intro: f.optionalParagraph('A few words under the heading. May stay empty.'),
    central: f.line('The heading over the areas in the middle.'),
    east: f.line('The heading over the areas in the east.'),
    north: f.line('The heading over the areas in the north.'),
    south: f.line('The heading over the areas in the south.'),
    west: f.line('The heading over the areas in the west.'),
    showLabel: f.line('It opens the areas of a part of London with their postcodes.'),
  },
})
