import {useEffect} from 'react'

/**
 * Makes everything behind a dialog inert (MOD-5). Radix sets `aria-hidden` only, and skips elements with a live
 * region, such as a carousel.
 */
export function InertBackground({hostId}: {hostId: string}) {
  useEffect(() => {
    const behind = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement &&
        element.id !== hostId &&
        !element.inert &&
        // The site has no custom elements, so these belong to extensions such as password managers.
        !element.localName.includes('-') &&
        // Toasts appear above dialogs.
        element.querySelector('[data-toast-region]') === null,
    )
    for (const element of behind) element.inert = true
    return () => {
      for (const element of behind) element.inert = false
    }
  }, [hostId])
  return null
}
