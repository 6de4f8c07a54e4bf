import {useSyncExternalStore} from 'react'

const never = () => () => undefined

/**
 * Says whether the code runs already. Before that the browser itself checks and sends the form (FORM-6).
 *
 * @returns false on the server and during hydration
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
