import {defineSection} from '#studio/schema/define-section.ts'
import {line, list, optionalLine, optionalParagraph, field} from '#studio/schema/fields.ts'
import {shownInLayouts, layoutChoice, requiredInLayouts} from '#studio/schema/layouts.ts'

const layoutsWithVideos = ['screen', 'videos']

export const steps = defineSection({
  name: 'steps',
  title: 'Steps',
  description: 'Numbered steps in the order in which they happen, with or without videos.',
  fields: [
    layoutChoice('steps', {
      screen: 'One screen that follows the steps',
      videos: 'Videos side by side',
      ledger: 'List beside the heading',
      arches: 'List below the heading, for a reading page',
    }),
    line('heading', 'The heading above the steps.'),
    optionalParagraph('intro', 'A sentence under the heading.'),
    list('steps', 'step', 'The steps in their order.', {min: 2, max: 8}),
    shownInLayouts(
      ['screen'],
      optionalParagraph('note', 'A small note, such as what AI does and does not do.'),
    ),
    shownInLayouts(
      ['arches', 'ledger'],
      field('after', 'richText', 'What follows the steps. May stay empty.'),
    ),
    requiredInLayouts(
      layoutsWithVideos,
      optionalLine('pauseLabel', 'The words on the button that pauses a video.'),
    ),
    requiredInLayouts(
      layoutsWithVideos,
      optionalLine('playLabel', 'The words on the button that plays it again.'),
    ),
    requiredInLayouts(
      layoutsWithVideos,
      optionalLine('transcriptLabel', 'The words that open what happens in a video, in words.'),
    ),
  ],
})
