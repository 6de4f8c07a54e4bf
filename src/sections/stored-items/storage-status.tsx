import {useSyncExternalStore} from 'react'
import {isStored, subscribeToStorage} from './device-storage.ts'

export interface StorageStatusProps {
  name: string
  labels: {isStored: string; isNotStored: string; isUnknown: string}
}

/** Shows whether an item is stored on the visitor's device, which only the browser knows. */
export function StorageStatus({name, labels}: StorageStatusProps) {
  const label = useSyncExternalStore(
    subscribeToStorage,
    () => (isStored(name) ? labels.isStored : labels.isNotStored),
    () => labels.isUnknown,
  )
  return <span>{label}</span>
}
