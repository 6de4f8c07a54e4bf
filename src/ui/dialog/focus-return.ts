import {type RefObject, useCallback} from 'react'
import {openers} from './openers.ts'

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
