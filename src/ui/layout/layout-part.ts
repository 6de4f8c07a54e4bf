import {dataAttribute} from '#lib/data-attribute.ts'

/**
 * Names a part whose styles a page has once, in `UiStyle`: a styled component prints its styles at each use, which
 * would repeat those of a part that a page uses often.
 */
export const layoutPart = dataAttribute('part', [
  'wrap',
  'band',
  'second-part',
  'stack',
  'row',
  'grid',
  'head',
  'lead',
  'columns',
  'list',
  'media',
  'button',
  'text-link',
])
