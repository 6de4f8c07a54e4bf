import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'

export const areaCheck = defineSection({
  name: 'areaCheck',
  title: 'Area check',
  description:
    'Tells from a postcode what is planned there. Its words are under "Frame of the site", the areas under "Areas".',
  titleField: 'headline',
  fields: {
    headline: f.optionalLine(
      'Only where the check is the opening of its page: the largest words of the page. They take the place of the heading of the check.',
    ),
    lead: f.optionalParagraph('One or two short sentences under the headline.'),
  },
})
