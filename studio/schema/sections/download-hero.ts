import {defineSection} from '#studio/schema/define-section.ts'
import {line, optionalLine, optionalParagraph, requiredReference} from '#studio/schema/fields.ts'

export const downloadHero = defineSection({
  name: 'downloadHero',
  title: 'Opening with a download',
  description: 'Words alone, with a button that downloads a guide.',
  titleField: 'headline',
  fields: [
    line('headline', 'The largest words of the page.'),
    optionalParagraph('lead', 'One to three sentences under the headline.'),
    line('downloadLabel', 'The words on the button.'),
    requiredReference('guide', 'resource', 'The guide it downloads.'),
    optionalLine('note', 'A line under the button, such as: Draft.'),
  ],
})
