import {defineSection} from '#studio/schema/define-section.ts'

export const areaCheck = defineSection({
  name: 'areaCheck',
  title: 'Area check',
  description:
    'Tells from a postcode what is planned there. Its words are under "Frame of the site", the areas under "Areas".',
  fields: [],
})
