/** Polling interval. A page receives no event for its own changes to storage. */
const pollMs = 1000

/** Returns whether a cookie, or a key of local or session storage, exists on the device. */
export function isStored(name: string): boolean {
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('=')[0])
  return cookies.includes(name) || [() => localStorage, () => sessionStorage].some(hasKey(name))
}

/**
 * Calls the listener regularly, since storage may have changed.
 *
 * @returns a function that ends the subscription
 */
export function subscribeToStorage(listener: () => void): () => void {
  const timer = setInterval(listener, pollMs)
  return () => clearInterval(timer)
}

const hasKey = (name: string) => (open: () => Storage) => {
  try {
    return open().getItem(name) !== null
  } catch {
    // Storage is blocked.
    return false
  }
}
