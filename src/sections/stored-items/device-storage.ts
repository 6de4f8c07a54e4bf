/** How often storage is polled, in milliseconds: no event tells a page of what it stores itself. */
const pollMs = 1000

/**
 * Says whether something of a name is stored on the device for this site.
 *
 * @param name - of a cookie, or a key of local or session storage
 */
export function isStored(name: string): boolean {
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('=')[0])
  return cookies.includes(name) || [() => localStorage, () => sessionStorage].some(has(name))
}

/**
 * Subscribes to what is stored, by polling.
 *
 * @param listener - called whenever it may have changed
 * @returns ends the subscription
 */
export function subscribeToStorage(listener: () => void): () => void {
  const timer = setInterval(listener, pollMs)
  return () => clearInterval(timer)
}

const has = (name: string) => (open: () => Storage) => {
  try {
    return open().getItem(name) !== null
  } catch {
    // Storage is blocked: nothing is there.
    return false
  }
}
