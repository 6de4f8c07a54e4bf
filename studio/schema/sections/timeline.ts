import {defineField} from 'sanity'
import {defineSection} from '#studio/schema/define-section.ts'
import {line, optionalParagraph, field, required, titled} from '#studio/schema/fields.ts'

export const timeline = defineSection({
  name: 'timeline',
  title: 'Timeline of updates',
  description:
    'The opening of the page with all updates under it, the newest first, and what is next.',
  titleField: 'headline',
  fields: [
    line('headline', 'The largest words of the page.'),
    titled(
      'Sentences under the headline',
      optionalParagraph('lead', 'One or two sentences under the headline.'),
    ),
    field('back', 'link', 'The link above the headline.'),
    line('feedLabel', 'The words on the link to the feed, for programs that collect news.'),
    defineField({
      name: 'categories',
      type: 'object',
      description: 'The words on the badges.',
      validation: required,
      fields: [
        line('feature', 'The badge of a new feature.'),
        line('improvement', 'The badge of an improvement.'),
        line('launch', 'The badge of a launch.'),
        line('design', 'The badge of a new design.'),
        line('integration', 'The badge of an integration.'),
      ],
    }),
    line('empty', 'What stands there while there is no update.'),
    defineField({
      name: 'next',
      type: 'object',
      description: 'What comes next, beside a grey rule. May stay empty.',
      fields: [
        line('label', 'In place of a date, such as: Next.'),
        line('heading', 'What comes next, in a few words.'),
        optionalParagraph('text', 'One or two sentences about it, in the future tense.'),
        field('link', 'link', 'A button under it. May stay empty.'),
      ],
    }),
  ],
})
