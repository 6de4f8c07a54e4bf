import {useCallback, useState} from 'react'

/**
 * Fetches code when the visitor shows intent, and keeps what came (decision 9).
 *
 * @param load - imports the code
 * @returns `loaded`, null until `show` has fetched it; `prepare`, for hover and focus, which never throws; `show`,
 *   which rejects when the code cannot be fetched
 */
export function useOnIntent<Loaded>(load: () => Promise<Loaded>) {
  const [loaded, setLoaded] = useState<{value: Loaded} | null>(null)
  return {
    loaded: loaded?.value ?? null,
    prepare: useCallback(() => {
      // When the code cannot be fetched now, the press itself reports it.
      load().catch(() => undefined)
    }, [load]),
    show: useCallback(async () => {
      const value = await load()
      setLoaded({value})
    }, [load]),
  }
}

/**
 * Says whether a press on a link asks for more than a plain visit: a new tab, a window, a download.
 *
 * @param event - the press
 */
export function isModifiedPress(event: {
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
}): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
