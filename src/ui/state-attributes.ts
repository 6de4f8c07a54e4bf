import {dataAttribute} from '#lib/data-attribute.ts'

/**
 * What client code writes into the page or reads from it, for styles and tests to select: state lives in data
 * attributes, since client code carries no styles.
 */

/** Whether the questions of an accordion have arrow keys yet. */
export const accordionState = dataAttribute('accordion', ['native', 'enhanced'])

/** The id of a question of an accordion. */
export const accordionItem = dataAttribute<string>('item', [])

/** Whether slides are a list to be scrolled or move by themselves. */
export const carouselState = dataAttribute('carousel', ['list', 'ready'])

/** Whether a field is a box to tick. */
export const fieldKind = dataAttribute('field', ['', 'checkbox'])

/** Fields that stand beside each other where there is room; names are short enough for phones. */
export const fieldRow = dataAttribute('fields', ['', 'names'])

/** What was found out about what is in a field. */
export const fieldState = dataAttribute('state', ['bad', 'good'])

/** Which opening of the house is lit: 0 is the door, 1 to 4 are the windows. All are while it is missing. */
export const litOpening = dataAttribute<`${number}`>('lit', [])

/** Whether this step, or the screen of it, is the one that was chosen. */
export const chosenStep = dataAttribute('chosen', ['true', 'false'])

/** How a state that needs a pointer or the keyboard looks, for the review page. */
export const specimenState = dataAttribute('state', ['hover', 'focus'])

/** What came of something the visitor did. */
export const messageKind = dataAttribute('message', ['success', 'failure'])

/** Whether the numbers of a scale fit in one row on a narrow screen. */
export const scaleLength = dataAttribute('scale', ['few', 'many'])

/** Whose list of a checklist it is, or whose button. */
export const checklistRole = dataAttribute('role', ['gp', 'nurse', 'specialist', 'carer'])

/** A box to tick of a checklist, by the key under which the device remembers it. */
export const checklistTick = dataAttribute<string>('tick', [])
/** What a tag is on: `on`, a light is on; `soon`, Coming Soon; `plain`, a category; `example`, something invented. */
export const tagKind = dataAttribute('tag', ['on', 'soon', 'plain', 'example'])
