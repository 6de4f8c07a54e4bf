import {type RefObject, useCallback} from 'react'

/** What gets the focus back from a panel, as long as the panel is there. */
const openers = new WeakMap<Element, HTMLElement>()

/**
 * Gives the focus back when a panel closes, to its opener: what had the focus before is something else in Safari, which
 * focuses no pressed links, and is gone where one panel led to another.
 *
 * @param opener - what opens the panel, known before it is rendered
 * @returns the properties of the panel, Radix's `Content` (MOD-5)
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
 * Says what gets the focus back from a panel that a link opens.
 *
 * @param link - the link that is pressed
 * @returns the link; where it stands in a panel, which makes room for the new one, what opened that
 */
export function openerOf(link: HTMLElement): HTMLElement {
  const panel = link.closest('[role="dialog"]')
  return (panel === null ? undefined : openers.get(panel)) ?? link
}
