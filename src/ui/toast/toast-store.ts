import type {DataAttributes} from '#lib/data-attribute.ts'

/** Time a toast is shown (CONST-1). */
export const toastDurationMs = 5000

/** Link in a toast. */
export interface ToastAction extends DataAttributes {
  label: string
  href: string
  /** Set for a link that opens a dialog. */
  'aria-haspopup'?: 'dialog'
}

export interface Toast {
  id: number
  message: string
  dismissLabel: string
  action: ToastAction | null
  /** Stays until it is dismissed, because nothing else on the page offers its action (WCAG 2.2.1). */
  isLasting: boolean
}

type NewToast = Pick<Toast, 'message' | 'dismissLabel'> &
  Partial<Pick<Toast, 'action' | 'isLasting'>>

type Listener = () => void

let current: Toast | null = null
let lastId = 0
const listeners = new Set<Listener>()

/** Shows a toast and replaces the previous one (MOD-2). The page must contain a `ToastRegion`. */
export function showToast(toast: NewToast): void {
  lastId += 1
  setCurrent({id: lastId, action: null, isLasting: false, ...toast})
}

export function dismissToast(): void {
  setCurrent(null)
}

export function currentToast(): Toast | null {
  return current
}

/** Calls the listener when the current toast changes, and returns a function that unsubscribes. */
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
