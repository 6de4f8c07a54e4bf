import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'

export const timeline = defineSection({
  name: 'timeline',
  title: 'Timeline of updates',
  description:
    'The opening of the page with all updates under it, the newest first, and what is next.',
  titleField: 'headline',
  fields: {
    headline: f.line('The largest words of the page.'),
    lead: f.optionalParagraph('One or two sentences under the headline.'),
    back: f.field('link', 'The link above the headline.'),
    feedLabel: f.line('The words on the link to the feed, for programs that collect news.'),
    categories: f.group('The words on the badges.', {
      feature: f.line('The badge of a new feature.'),
      improvement: f.line('The badge of an improvement.'),
      launch: f.line('The badge of a launch.'),
      design: f.line('The badge of a new design.'),
      integration: f.line('The badge of an integration.'),
    }),
    empty: f.line('What stands there while there is no update.'),
    next: f.optionalGroup('What comes next, beside a grey rule. May stay empty.', {
      label: f.line('In place of a date, such as: Next.'),
      heading: f.line('What comes next, in a few words.'),
      text: f.optionalParagraph('One or two sentences about it, in the future tense.'),
      link: f.field('link', 'A button under it. May stay empty.'),
    }),
  },
})
