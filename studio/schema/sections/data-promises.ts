import {defineSection} from '#studio/schema/define-section.ts'
import {line, optionalLine, titled} from '#studio/schema/fields.ts'

export const dataPromises = defineSection({
  name: 'dataPromises',
  title: 'Our word about data',
  description: 'The promises of the data policy as the opening of a page, to be printed.',
  titleField: 'headline',
  fields: [
    line('headline', 'The largest words of the page.'),
    titled('Sentences under the headline', optionalLine('lead', 'A sentence under the headline.')),
    line('updatedLabel', 'The words before the day of the last change.'),
    line('printLabel', 'The button that prints the page.'),
  ],
})
