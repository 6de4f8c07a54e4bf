'use client'

import {lazyComponent} from '#lib/lazy-component.tsx'

export const StoredNow = lazyComponent(async () => (await import('./stored-now.tsx')).StoredNow)
