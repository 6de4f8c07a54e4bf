/** How long a toast is shown, in milliseconds (CONST-1). */
export const toastDuration = 5000

export interface Toast {
  id: number
  message: string
  /** What the button that takes it away is called. */
  dismissLabel: string
}

type Listener = () => void

let current: Toast | null = null
let shown = 0
const listeners = new Set<Listener>()

/**
 * Shows a message at the top of the page, in place of the one before it (MOD-2). Callable from any client code; it
 * needs one `ToastRegion` on the page.
 *
 * @param toast - its copy; content, like all copy
 */
export function showToast(toast: Omit<Toast, 'id'>): void {
  shown += 1
  change({id: shown, ...toast})
}

/** Takes the message away. */
export function dismissToast(): void {
  change(null)
}

/** What is shown now. */
export function currentToast(): Toast | null {
  return current
}

/**
 * Calls back whenever what is shown changes.
 *
 * @returns ends it
 */
export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function change(toast: Toast | null): void {
  current = toast
  for (const listener of listeners) listener()
}
