import {useEffect, useRef, useState} from 'react'
import {useHydrated} from '#forms/engine/use-hydrated.ts'
import {type FetchCode, wakeOnIntent} from './wake-on-intent.ts'

/**
 * Lets what the server rendered sleep until somebody turns to it (decision 40). Until then React keeps its hands off the
 * HTML; what comes with client navigation has none, and is awake at once.
 *
 * @param fetchCode - imports what hydrates it in place, from what the component was first rendered with
 * @param isSame - whether the server's HTML still says what it should
 * @returns `isAsleep`, and `asleep`, the properties of the element around the HTML while it sleeps
 */
export function useSleep(fetchCode: FetchCode, isSame = true) {
  const isHydrated = useHydrated()
  const [wasServed] = useState(!isHydrated)
  const [fetchServed] = useState(() => fetchCode)
  const place = useRef<HTMLDivElement>(null)
  const isAsleep = wasServed && isSame

  useEffect(() => {
    if (isAsleep && place.current) return wakeOnIntent(place.current, fetchServed)
    return undefined
  }, [isAsleep, fetchServed])

  const asleep = {dangerouslySetInnerHTML: untouched, ref: place, suppressHydrationWarning: true}
  return {isAsleep, asleep}
}

/** Hydrating an element with this, React leaves what the server put into it as it is. */
const untouched = {__html: ''}
