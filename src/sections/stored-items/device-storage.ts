/** How often the page looks at what is stored, in milliseconds: nothing tells a page of what it stores itself. */
const lookMs = 1000

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
 * Calls back now and then, as long as something on the page shows what is stored.
 *
 * @returns ends it
 */
export function onLook(listener: () => void): () => void {
  const timer = setInterval(listener, lookMs)
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
