import {dataAttribute} from '#lib/data-attribute.ts'

/**
 * What a borough's ground says: `lit`, a service is there; `planned`, it will be; `dark`, it is not planned; `chosen`,
 * the one somebody asked about. It is said in words beside the map, too (WCAG 1.4.1).
 */
export const boroughState = dataAttribute('borough-state', ['lit', 'planned', 'dark', 'chosen'])

/** The number of a mark: the frame around the map knows where each stands. */
export const mapMark = dataAttribute<`${number}`>('mark', [])

/** What a mark is. */
export const markKind = dataAttribute('mark-kind', ['name', 'light', 'ring', 'here', 'pin'])

/** The point around which a picture is cut, as a value of `object-position`. */
export const pictureFocus = dataAttribute<`${number}% ${number}%`>('focus', [])

/** Whether a pin is the one that was chosen: it has the border of the lamp and is a fifth larger. */
export const pinState = dataAttribute('pin', ['', 'chosen'])
