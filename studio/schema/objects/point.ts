import {pointIcons} from '#shared/point-icons.ts'
import {
  choice,
  defineObject,
  field,
  lines,
  optionalLine,
  optionalParagraph,
} from '#studio/schema/fields.ts'
import {requiredInLayouts, shownInLayouts} from '#studio/schema/layouts.ts'

export const point = defineObject({
  name: 'point',
  title: 'Point',
  fields: {
    title: requiredInLayouts(
      ['checks', 'rows', 'grid', 'numbers'],
      optionalLine('The point in two to six words.'),
    ),
    text: requiredInLayouts(
      ['checks', 'grid'],
      optionalParagraph('One or two sentences that explain it.'),
    ),
    body: requiredInLayouts(
      ['easyRead'],
      field('richText', 'A few sentences, which may have links, in place of the text.'),
    ),
    lines: shownInLayouts(
      ['notes'],
      lines('Short lines, such as what is included. May stay empty.'),
    ),
    icon: requiredInLayouts(
      ['grid'],
      choice('The drawing beside it, or before each of its short lines.', pointIcons),
    ),
    label: optionalLine('A word before the title, such as: Home. May stay empty.'),
    price: shownInLayouts(
      ['pictures'],
      optionalLine('The price below it, such as: From {priceFrom}. May stay empty.'),
    ),
    picture: requiredInLayouts(['pictures', 'easyRead'], field('picture', 'A wide picture of it.')),
  },
  preview: {select: {title: 'title', subtitle: 'text', media: 'picture.image'}},
})
