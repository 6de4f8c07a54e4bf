import {useEffect} from 'react'

/**
 * Makes everything behind a dialog inert (MOD-5). Radix hides it from screen readers, but for elements that hold a live
 * region, such as a carousel; and links there could still be found by scripts and find-in-page.
 */
export function InertBackground({hostId}: {hostId: string}) {
  useEffect(() => {
    const behind = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement &&
        element.id !== hostId &&
        !element.inert &&
        // Custom elements are those of browser extensions, such as a password manager: the site has none.
        !element.localName.includes('-') &&
        // A toast stands above dialogs.
        element.querySelector('[data-toast-region]') === null,
    )
    for (const element of behind) element.inert = true
    return () => {
      for (const element of behind) element.inert = false
    }
  }, [hostId])
  return null
}
