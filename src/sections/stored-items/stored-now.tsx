import {useSyncExternalStore} from 'react'
import {isStored, subscribeToStorage} from './device-storage.ts'

export interface StoredNowProps {
  name: string
  labels: {isStored: string; isNotStored: string; isUnknown: string}
}

/** Says whether something is on the visitor's device now; only their own browser can tell. */
export function StoredNow({name, labels}: StoredNowProps) {
  const words = useSyncExternalStore(
    subscribeToStorage,
    () => (isStored(name) ? labels.isStored : labels.isNotStored),
    () => labels.isUnknown,
  )
  return <span>{words}</span>
}
