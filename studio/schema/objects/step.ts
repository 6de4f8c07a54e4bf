import {defineType} from 'sanity'
import {line, optionalParagraph, field, titled} from '#studio/schema/fields.ts'
import {shownInLayouts, requiredInLayouts} from '#studio/schema/layouts.ts'

/** An item of the section `steps`, and a chapter of a video. */
export const step = defineType({
  name: 'step',
  title: 'Step',
  type: 'object',
  fields: [
    line('title', 'What the visitor does, in a few words.'),
    requiredInLayouts(
      ['screen', 'videos', 'ledger'],
      optionalParagraph('text', 'One or two sentences about it.'),
    ),
    requiredInLayouts(
      ['arches'],
      field('body', 'richText', 'One or two sentences, which may have links.'),
    ),
    shownInLayouts(
      ['screen', 'videos'],
      titled(
        'Silent video',
        field('clip', 'clip', 'A short silent video of this step. May stay empty.'),
      ),
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
