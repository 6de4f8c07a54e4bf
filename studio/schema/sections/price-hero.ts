import {defineSection} from '#studio/schema/define-section.ts'
import {
  field,
  line,
  optionalLine,
  optionalParagraph,
  reference,
  titled,
} from '#studio/schema/fields.ts'

export const priceHero = defineSection({
  name: 'priceHero',
  title: 'Hero of the prices',
  description: 'The opening of the page of prices: words and one large price.',
  titleField: 'headline',
  fields: [
    line('headline', 'The largest words of the page.'),
    titled(
      'Sentences under the headline',
      optionalParagraph('lead', 'One or two sentences under the headline.'),
    ),
    optionalLine('note', 'A short note, such as: You cannot book yet.'),
    line('figure', 'The large price. {priceFrom} is the one of the site settings.'),
    line('before', 'The words above the price.'),
    line('after', 'The words below the price.'),
    reference('claim', 'claim', 'Where the claims register says how we know the price.'),
    field('primary', 'link', 'The button, such as: Join the waitlist. May stay empty.'),
    optionalLine(
      'printLabel',
      'The button that prints the page. Empty when the table of prices has one.',
    ),
  ],
})
