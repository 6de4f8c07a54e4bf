import {defineSection} from '#studio/schema/define-section.ts'
import {
  line,
  lines,
  list,
  optionalLine,
  optionalParagraph,
  requiredPart,
  requiredReference,
} from '#studio/schema/fields.ts'

export const joinHero = defineSection({
  name: 'joinHero',
  title: 'Opening with a form',
  description:
    'The opening of a page for professionals of a service that is not open: words and people on the left, the form on the right, and what is needed below.',
  titleField: 'headline',
  fields: [
    line('headline', 'The largest words of the page.'),
    optionalParagraph('lead', 'One to three sentences under the headline.'),
    requiredReference('service', 'service', 'Whose colour the ground has, and whose form it is.'),
    requiredPart('primary', 'link', 'The button that opens the same form on top of the page.'),
    list('portraits', 'picture', 'Up to three people, standing in arches.', {max: 3}),
    optionalLine('formHeading', 'The heading of the form.'),
    line('needsHeading', 'The heading above what is needed.'),
    lines('needs', 'What a professional will need, in short lines.'),
    optionalParagraph('note', 'A sentence under the list, such as when we will write.'),
  ],
})
