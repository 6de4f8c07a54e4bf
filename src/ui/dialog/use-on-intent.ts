import {useCallback, useState} from 'react'

/**
 * Fetches code when the visitor shows intent, and keeps what came (decision 9).
 *
 * @param load - imports the code
 * @returns `loaded`, null until the code is there; `prepare`, for hover and focus, which never throws and leaves a
 *   press nothing to render but what it shows; `show`, which rejects when the code cannot be fetched
 */
export function useOnIntent<Loaded>(load: () => Promise<Loaded>) {
  const [loaded, setLoaded] = useState<{value: Loaded} | null>(null)
  const show = useCallback(async () => {
    const value = await load()
    setLoaded((before) => (before?.value === value ? before : {value}))
  }, [load])
  return {
    loaded: loaded?.value ?? null,
    // When the code cannot be fetched now, the press itself reports it.
    prepare: useCallback(() => void show().catch(() => undefined), [show]),
    show,
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
