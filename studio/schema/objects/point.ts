import {defineType} from 'sanity'
import {pointIcons} from '#shared/point-icons.ts'
import {choice, lines, optionalLine, optionalParagraph, field} from '#studio/schema/fields.ts'
import {requiredInLayouts, shownInLayouts} from '#studio/schema/layouts.ts'

export const point = defineType({
  name: 'point',
  title: 'Point',
  type: 'object',
  fields: [
    requiredInLayouts(
      ['checks', 'rows', 'grid', 'numbers'],
      optionalLine('title', 'The point in two to six words.'),
    ),
    requiredInLayouts(
      ['checks', 'grid'],
      optionalParagraph('text', 'One or two sentences that explain it.'),
    ),
    requiredInLayouts(
      ['easyRead'],
      field('body', 'richText', 'A few sentences, which may have links, in place of the text.'),
    ),
    shownInLayouts(
      ['notes'],
      lines('lines', 'Short lines, such as what is included. May stay empty.'),
    ),
    requiredInLayouts(
      ['grid'],
      choice('icon', 'The drawing beside it, or before each of its short lines.', pointIcons),
    ),
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
