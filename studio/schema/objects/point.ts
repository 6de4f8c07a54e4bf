import {defineType} from 'sanity'
import {pointIcons} from '#shared/point-icons.ts'
import {choice, optionalLine, optionalParagraph, field} from '#studio/schema/fields.ts'
import {requiredInLayouts, shownInLayouts} from '#studio/schema/layouts.ts'

export const point = defineType({
  name: 'point',
  title: 'Point',
  type: 'object',
  fields: [
    requiredInLayouts(
      ['checks', 'rows', 'beside', 'grid', 'ledger', 'facts', 'notes', 'numbers'],
      optionalLine('title', 'The point in two to six words.'),
    ),
    requiredInLayouts(
      ['checks', 'rows', 'beside', 'grid', 'ledger'],
      optionalParagraph('text', 'One or two sentences that explain it.'),
    ),
    requiredInLayouts(
      ['facts', 'notes', 'easyRead'],
      field('body', 'richText', 'A few sentences, which may have links.'),
    ),
    requiredInLayouts(['grid'], choice('icon', 'The drawing beside it.', pointIcons)),
    optionalLine('label', 'A word before the title, such as: Home. May stay empty.'),
    shownInLayouts(
      ['pictures'],
      optionalLine('price', 'The price below it, such as: From {priceFrom}. May stay empty.'),
    ),
    requiredInLayouts(
      ['pictures', 'easyRead'],
      field('picture', 'picture', 'A wide picture of it.'),
    ),
  ],
  preview: {select: {title: 'title', subtitle: 'text', media: 'picture.image'}},
})
