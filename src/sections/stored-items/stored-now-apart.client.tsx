'use client'

import {lazy} from 'react'
import type {StoredNowProps} from './stored-now.tsx'

const Now = lazy(async () => ({default: (await import('./stored-now.tsx')).StoredNow}))

/** In a file of its own: pages without the list do not load it. */
export function StoredNow(props: StoredNowProps) {
  return <Now {...props} />
}
