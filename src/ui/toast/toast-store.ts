/** Time a toast is shown (CONST-1). */
export const toastDurationMs = 5000

export interface Toast {
  id: number
  message: string
  dismissLabel: string
}

type Listener = () => void

let current: Toast | null = null
let lastId = 0
const listeners = new Set<Listener>()

/** Shows a toast and replaces the previous one (MOD-2). The page must contain a `ToastRegion`. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1
  setCurrent({id: lastId, ...toast})
}

export function dismissToast(): void {
  setCurrent(null)
}

export function currentToast(): Toast | null {
  return current
}

/**
 * Calls the listener when the current toast changes.
 *
 * @returns a function that unsubscribes
 */
export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function setCurrent(toast: Toast | null): void {
  current = toast
  for (const listener of listeners) listener()
}
