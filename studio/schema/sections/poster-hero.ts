import {defineSection} from '#studio/schema/define-section.ts'
import {line, list, optionalParagraph, part} from '#studio/schema/fields.ts'

export const posterHero = defineSection({
  name: 'posterHero',
  title: 'Hero in large type',
  description: 'The opening of a page: very large words, and two portraits that stand beside them.',
  titleField: 'headline',
  fields: [
    line('headline', 'The largest words of the page; a few short ones.'),
    optionalParagraph('lead', 'One to three sentences under the headline.'),
    optionalParagraph('text', 'A quieter paragraph under it. May stay empty.'),
    part('primary', 'link', 'The main button. May stay empty.'),
    part('secondary', 'link', 'A link beside it, such as #app further down. May stay empty.'),
    list('pictures', 'picture', 'Two portraits; the second stands in front and is taller.', {
      max: 2,
    }),
  ],
})
