import {useEffect, useRef, useState} from 'react'
import {useHydrated} from '#forms/engine/use-hydrated.ts'
import {type FetchCode, wakeOnIntent} from './wake-on-intent.ts'

/**
 * Lets what the server rendered sleep until somebody turns to it (decision 40). Until then React keeps its hands off
 * the HTML; what comes with client navigation has none, and is awake at once.
 *
 * @param fetchCode - imports what hydrates it in place, from what the component was first rendered with
 * @param content - what the component says: with other content than the server's, as an editor sees while typing in
 *   Presentation, the HTML says it no more and the component is awake
 * @returns `isAsleep`, and `asleep`, the properties of the element around the HTML while it sleeps
 */
export function useSleep(fetchCode: FetchCode, content: object) {
  const isHydrated = useHydrated()
  const [wasServed] = useState(!isHydrated)
  const [fetchServed] = useState(() => fetchCode)
  const [served] = useState(content)
  const place = useRef<HTMLDivElement>(null)
  const isAsleep = wasServed && isSame(content, served)

  useEffect(() => {
    if (isAsleep && place.current) return wakeOnIntent(place.current, fetchServed)
    return undefined
  }, [isAsleep, fetchServed])

  const asleep = {dangerouslySetInnerHTML: untouched, ref: place, suppressHydrationWarning: true}
  return {isAsleep, asleep}
}

/** Objects that come from the server again are others: a page is never rendered anew for a reader. */
function isSame(one: object, other: object): boolean {
  const values = new Map<string, unknown>(Object.entries(other))
  const entries = Object.entries(one)
  return (
    entries.length === values.size && entries.every(([key, value]) => values.get(key) === value)
  )
}

/** Hydrating an element with this, React leaves what the server put into it as it is. */
const untouched = {__html: ''}
