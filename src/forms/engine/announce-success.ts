import {showToast} from '#ui/toast/toast-store.ts'

/**
 * Closes the dialog around a form that was sent, and says so in a toast (MOD-2, FORM-4).
 *
 * @param close - closes the dialog; null when the form stands on a page
 * @param message - what is said
 * @param dismissLabel - what the button that takes the toast away is called
 * @returns what stays in the form: on a page the message, after the toast has gone (WCAG 2.2.1)
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
