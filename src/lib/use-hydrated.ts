import {useSyncExternalStore} from 'react'

const never = () => () => undefined

/** Returns false on the server and during hydration, when the browser itself validates and sends forms (FORM-6). */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
