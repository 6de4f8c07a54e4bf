import type {DialogContentProps} from '@radix-ui/react-dialog'
import {type FocusEvent, type RefObject, useCallback} from 'react'
import {openers} from './use-opener.ts'

/**
 * Returns focus to the opener when a panel closes. Radix would return it to the previously focused element, which is
 * wrong in Safari (links don't get focus on click) and in a panel opened from another (MOD-5).
 *
 * @returns props for Radix's `Content`
 */
export function useFocusReturn(opener: RefObject<HTMLElement | null>) {
  return {
    ref: useCallback(
      (panel: HTMLElement | null) => {
        if (panel !== null && opener.current !== null) openers.set(panel, opener.current)
      },
      [opener],
    ),
    onCloseAutoFocus: useCallback(
      (event: Event) => {
        if (opener.current?.isConnected !== true) return
        event.preventDefault()
        opener.current.focus()
      },
      [opener],
    ),
  }
}

/**
 * Scrolls an element that receives the focus from a key into view. Radix focuses the first element after the last one
 * without scrolling (WCAG 2.4.11).
 */
export function keepFocusInView({target}: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({block: 'nearest'})
}

/** `keyCode` of a key that an input method handles, which is all that Safari reports. */
const composingKeyCode = 229

/**
 * Returns props for Radix's `Content` that ignore clicks on elements of browser extensions and the Escape key that
 * ends an IME composition (MOD-5).
 *
 * @param hostId - id of the element that contains panel and backdrop
 */
export const dismissalGuards = (
  hostId: string,
): Required<Pick<DialogContentProps, 'onPointerDownOutside' | 'onEscapeKeyDown'>> => ({
  onPointerDownOutside: (event) => {
    const {target} = event.detail.originalEvent
    const isOurs = target instanceof Element && target.closest(`[id='${hostId}']`) !== null
    if (!isOurs) event.preventDefault()
  },
  onEscapeKeyDown: (event) => {
    // oxlint-disable-next-line typescript/no-deprecated -- Safari says it in no other property
    if (event.isComposing || event.keyCode === composingKeyCode) event.preventDefault()
  },
})
