'use client'

import {lazy} from 'react'
import {useSleep} from '#forms/sleep/use-sleep.ts'
import type {AreaCheckProps} from './area-check-body.tsx'

const Body = lazy(async () => ({default: (await import('./area-check-body.tsx')).AreaCheckBody}))

/**
 * The check of a postcode as the server rendered it, until somebody turns to it (decision 40): most visitors never do, and
 * load neither its code nor that of fields.
 */
export function AreaCheckForm(props: AreaCheckProps) {
  const {isAsleep, asleep} = useSleep(async () => {
    const [{hydrateApart}, {AreaCheckBody}] = await Promise.all([
      import('#forms/sleep/hydrate-apart.ts'),
      import('./area-check-body.tsx'),
    ])
    return (place) => hydrateApart(place, <AreaCheckBody {...props} />)
  })

  // `window` is known when the code is built: what browsers get has neither the branch nor the form in it.
  if (typeof window === 'undefined' || !isAsleep) {
    return (
      <div key="awake">
        <Body {...props} />
      </div>
    )
  }
  return <div key="asleep" {...asleep} />
}
