import {showToast, type ToastAction} from '#ui/toast/toast-store.ts'

interface Success {
  /** Closes the dialog; null when the form is on a page. */
  close: (() => void) | null
  message: string
  dismissLabel: string
  /** Next step, offered in the toast of a dialog. */
  action?: ToastAction | null
  /** Keeps the toast until it is dismissed. */
  isLasting?: boolean
}

/**
 * Closes the form's dialog and shows a toast (MOD-2, FORM-4).
 *
 * @returns the message for a form on a page, where it stays (WCAG 2.2.1); null for a dialog, whose toast has it
 */
export function announceSuccess({close, message, ...toast}: Success): string | null {
  if (close === null) return message
  close()
  showToast({message, ...toast})
  return null
}
