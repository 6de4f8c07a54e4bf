import {defineType} from 'sanity'
import {pointIcons} from '#shared/point-icons.ts'
import {choice, optionalLine, optionalParagraph, part} from '#studio/schema/fields.ts'
import {neededInLayouts} from '#studio/schema/layouts.ts'

const layoutsWithText = [
  'columns',
  'checks',
  'rows',
  'beside',
  'reasons',
  'grid',
  'pictures',
  'withReasons',
]

export const point = defineType({
  name: 'point',
  title: 'Point',
  type: 'object',
  fields: [
    neededInLayouts(
      [...layoutsWithText, 'facts', 'notes', 'numbers'],
      optionalLine('title', 'The point in two to six words.'),
    ),
    neededInLayouts(
      layoutsWithText,
      optionalParagraph('text', 'One or two sentences that explain it.'),
    ),
    neededInLayouts(
      ['facts', 'notes'],
      part('body', 'richText', 'A few sentences, which may have links.'),
    ),
    neededInLayouts(
      ['reasons', 'grid', 'withReasons'],
      choice('icon', 'The drawing beside it.', pointIcons),
    ),
    neededInLayouts(['pictures'], optionalLine('label', 'The word above it, such as: Home.')),
    neededInLayouts(
      ['pictures'],
      optionalLine('price', 'The price below it, such as: From {priceFrom}.'),
    ),
    neededInLayouts(['pictures'], part('picture', 'picture', 'A wide picture of it.')),
  ],
  preview: {select: {title: 'title', subtitle: 'text', media: 'picture.image'}},
})
