import {dataAttribute} from '#lib/data-attribute.ts'

/**
 * Lamp of a borough: `lit` where visits have started, `planned`, `dark` not planned; `glow1` to `glow3` by the number
 * of people who wait there. Text beside the map says the same (WCAG 1.4.1).
 */
export const boroughState = dataAttribute('borough-state', [
  'lit',
  'planned',
  'dark',
  'glow1',
  'glow2',
  'glow3',
])

/** Id of the gradient of lit lamps, from the disc to the edge of the halo. */
export const lampLight = 'lamp-light'

/** A borough with a large lamp, by id, transparent until the styles of a section light it. */
export const lightable = dataAttribute<string>('lightable', [])

/** An area in a result, by slug, for styles that light it on a map. */
export const resultArea = dataAttribute<string>('area', [])

/** Index of a mark, for which `LondonMapFrame` sets a position. */
export const mapMark = dataAttribute<`${number}`>('mark', [])

export const markKind = dataAttribute('mark-kind', ['name', 'part', 'light', 'dot', 'here', 'pin'])

/** The chosen pin has a highlighted border and is a fifth larger. */
export const pinState = dataAttribute('pin', ['', 'chosen'])
