import {defineObject, field, line, paragraph, titled} from '#studio/schema/fields.ts'
import {shownInLayouts} from '#studio/schema/layouts.ts'

/** An item of the section `steps`. */
export const step = defineObject({
  name: 'step',
  title: 'Step',
  fields: {
    title: line('What the visitor does, in a few words.'),
    text: paragraph('One or two sentences about it.'),
    clip: field('clip', 'A short silent video of this step. May stay empty.'),
    matching: shownInLayouts(
      ['screen'],
      titled(
        'Matching to try out',
        field(
          'matchingTrial',
          'Choices in place of the video. Without two people to show, the video is shown. May stay empty.',
        ),
      ),
    ),
  },
  preview: {select: {title: 'title', subtitle: 'text', media: 'clip.poster'}},
})
