import {useCallback, useState} from 'react'

/**
 * Fetches code when the visitor shows intent (decision 9).
 *
 * @returns `prepare` prefetches on hover or focus and never throws; `show` rejects when the import fails; `loaded` is
 *   null until the import succeeds
 */
export function useOnIntent<Loaded>(load: () => Promise<Loaded>) {
  const [loaded, setLoaded] = useState<{value: Loaded} | null>(null)
  const show = useCallback(async () => {
    const value = await load()
    setLoaded((before) => (before?.value === value ? before : {value}))
  }, [load])
  return {
    loaded: loaded?.value ?? null,
    // A click retries the import and handles its failure.
    prepare: useCallback(() => void show().catch(() => undefined), [show]),
    show,
  }
}

/** Returns whether a click opens a new tab or window, or downloads. */
export function isModifiedPress(event: {
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
}): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
