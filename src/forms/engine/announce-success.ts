import {showToast} from '#ui/toast/toast-store.ts'

/**
 * Closes the form's dialog and shows a toast (MOD-2, FORM-4).
 *
 * @param close - null when the form is on a page
 * @returns the message to show in the form on a page, where it remains after the toast (WCAG 2.2.1)
 */
export function announceSuccess(
  close: (() => void) | null,
  message: string,
  dismissLabel: string,
): string | null {
  close?.()
  showToast({message, dismissLabel})
  return close === null ? message : null
}
