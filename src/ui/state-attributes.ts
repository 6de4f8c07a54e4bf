import {dataAttribute} from '#lib/data-attribute.ts'

/** Data attributes through which client code sets state for styles, because it carries no styles of its own. */

/** Part of the interface, whose styles `onEveryPage` has. */
export const part = dataAttribute<string>('part', [])

export const buttonPart = part.of('button')

/** Image of a dialog; `optional` where a phone has no room for it. */
export const dialogPicture = dataAttribute('dialog-picture', ['', 'optional'])

/** Whether an accordion has keyboard navigation yet. */
export const accordionState = dataAttribute('accordion', ['native', 'enhanced'])

export const accordionItem = dataAttribute<string>('item', [])

/** Whether slides are a scrollable list or a rotating carousel. */
export const carouselState = dataAttribute('carousel', ['list', 'ready'])

export const fieldKind = dataAttribute('field', ['', 'checkbox'])

/** Fields in one row. A row of `names` becomes one row on narrower screens than others. */
export const fieldRow = dataAttribute('fields', ['', 'names', 'patients'])

/** Document of a visitor who refused analytics, whose answer to a survey isn't counted. */
export const uncounted = dataAttribute('uncounted', [''])

/** Index of the lit opening of the house: 0 is the door, 1 to 4 are the windows. */
export const litOpening = dataAttribute<`${number}`>('lit', [])

/** Whether a step or its screen is selected. */
export const chosenStep = dataAttribute('chosen', ['true', 'false'])

/** Video that the page paused. Its poster, a finished frame, replaces the frame that it reached. */
export const restingVideo = dataAttribute('rest', [''])

/** Outcome of the visitor's action. */
export const messageKind = dataAttribute('message', ['success', 'failure'])

/** Wrapper of forms and of what they show, whose styles use data attributes. */
export const formWrapper = dataAttribute('forms', ['', 'frame', 'card'])

/** Outcome of a form that was sent; empty before. */
export const formOutcome = dataAttribute('outcome', ['', 'success', 'failure'])

/** Profession of a checklist or its button. */
export const checklistRole = dataAttribute('role', ['gp', 'nurse', 'specialist', 'carer'])

/** Storage key of a checklist's checkbox. */
export const checklistTick = dataAttribute<string>('tick', [])
/** Kind of tag: `on` open, `soon` Coming Soon, `plain` a category, `example` sample content. */
export const tagKind = dataAttribute('tag', ['on', 'soon', 'plain', 'example'])

/** Band with which a page ends, so that no other element repeats its action. */
export const endingBand = dataAttribute('ending', [''])

/** Bar with the page's action, while it is on the screen. */
export const actionBar = dataAttribute('action-bar', [''])

/** Choices that a visitor can try, with their result. */
export const trial = dataAttribute('trial', [''])

/** Link that leads to the card, followed without a reload, which would forget the registration (FORM-9). */
export const cardLink = dataAttribute('card-link', [''])

/** Opening of a page whose own action replaces the waitlist of the header as the main one. */
export const ownAction = dataAttribute('own-action', [''])
