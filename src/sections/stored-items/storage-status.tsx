import {useSyncExternalStore} from 'react'

/** Polling interval. A page receives no event for its own changes to storage. */
const pollMs = 1000

export interface StorageStatusProps {
  /** Key, or several separated by commas. */
  name: string
  labels: {isStored: string; isNotStored: string; isUnknown: string}
}

/** Shows whether an item is stored on the visitor's device, which only the browser knows. */
export function StorageStatus({name, labels}: StorageStatusProps) {
  const label = useSyncExternalStore(
    poll,
    () => (name.split(', ').some(isStored) ? labels.isStored : labels.isNotStored),
    () => labels.isUnknown,
  )
  return <span>{label}</span>
}

function poll(listener: () => void): () => void {
  const timer = setInterval(listener, pollMs)
  return () => clearInterval(timer)
}

/** Returns whether a cookie, or a key of local or session storage, exists on the device. */
function isStored(name: string): boolean {
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('=')[0])
  try {
    return (
      cookies.includes(name) ||
      [localStorage, sessionStorage].some((each) => each.getItem(name) !== null)
    )
  } catch {
    // Storage is blocked.
    return false
  }
}
