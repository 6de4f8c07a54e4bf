import {defineType} from 'sanity'
import {pointIcons} from '#shared/point-icons.ts'
import {choice, optionalLine, optionalParagraph, field} from '#studio/schema/fields.ts'
import {requiredInLayouts, shownInLayouts} from '#studio/schema/layouts.ts'

const layoutsWithText = ['checks', 'rows', 'beside', 'reasons', 'grid', 'pictures']

export const point = defineType({
  name: 'point',
  title: 'Point',
  type: 'object',
  fields: [
    requiredInLayouts(
      [...layoutsWithText, 'facts', 'notes', 'numbers'],
      optionalLine('title', 'The point in two to six words.'),
    ),
    requiredInLayouts(
      layoutsWithText,
      optionalParagraph('text', 'One or two sentences that explain it.'),
    ),
    requiredInLayouts(
      ['facts', 'notes'],
      field('body', 'richText', 'A few sentences, which may have links.'),
    ),
    requiredInLayouts(['reasons', 'grid'], choice('icon', 'The drawing beside it.', pointIcons)),
    requiredInLayouts(['pictures'], optionalLine('label', 'The word above it, such as: Home.')),
    shownInLayouts(
      ['pictures'],
      optionalLine('price', 'The price below it, such as: From {priceFrom}. May stay empty.'),
    ),
    requiredInLayouts(['pictures'], field('picture', 'picture', 'A wide picture of it.')),
  ],
  preview: {select: {title: 'title', subtitle: 'text', media: 'picture.image'}},
})
