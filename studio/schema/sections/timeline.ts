import {defineSection} from '#studio/schema/define-section.ts'
import {field, group, line, optionalGroup, optionalParagraph} from '#studio/schema/fields.ts'

export const timeline = defineSection({
  name: 'timeline',
  title: 'Timeline of updates',
  description:
    'The opening of the page with all updates under it, the newest first, and what is next.',
  titleField: 'headline',
  fields: {
    headline: line('The largest words of the page.'),
    lead: optionalParagraph('One or two sentences under the headline.'),
    back: field('link', 'The link above the headline.'),
    feedLabel: line('The words on the link to the feed, for programs that collect news.'),
    categories: group('The words on the badges.', {
      feature: line('The badge of a new feature.'),
      improvement: line('The badge of an improvement.'),
      launch: line('The badge of a launch.'),
      design: line('The badge of a new design.'),
      integration: line('The badge of an integration.'),
    }),
    empty: line('What stands there while there is no update.'),
    next: optionalGroup('What comes next, beside a grey rule. May stay empty.', {
      label: line('In place of a date, such as: Next.'),
      heading: line('What comes next, in a few words.'),
      text: optionalParagraph('One or two sentences about it, in the future tense.'),
      link: field('link', 'A button under it. May stay empty.'),
    }),
  },
})
