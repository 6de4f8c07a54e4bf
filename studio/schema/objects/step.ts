import {defineType} from 'sanity'
import {line, paragraph, field, titled} from '#studio/schema/fields.ts'
import {shownInLayouts} from '#studio/schema/layouts.ts'

/** An item of the section `steps`. */
export const step = defineType({
  name: 'step',
  title: 'Step',
  type: 'object',
  fields: [
    line('title', 'What the visitor does, in a few words.'),
    paragraph('text', 'One or two sentences about it.'),
    titled(
      'Silent video',
      field('clip', 'clip', 'A short silent video of this step. May stay empty.'),
    ),
    shownInLayouts(
      ['screen'],
      titled(
        'Matching to try out',
        field(
          'matching',
          'matchingTrial',
          'Choices in place of the video. Without two people to show, the video is shown. May stay empty.',
        ),
      ),
    ),
  ],
  preview: {select: {title: 'title', subtitle: 'text', media: 'clip.poster'}},
})
