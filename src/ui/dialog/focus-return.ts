import {type RefObject, useCallback} from 'react'
import {openers} from './openers.ts'

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
