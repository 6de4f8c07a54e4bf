'use client'

import {lazyComponent} from '#lib/lazy-component.tsx'

/** What the visitor's device stores in a file of its own. */
export const StoredNow = lazyComponent(async () => (await import('./stored-now.tsx')).StoredNow)
