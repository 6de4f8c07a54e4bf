'use client'

import {lazyComponent} from '#lib/lazy-component.tsx'

export const StorageStatus = lazyComponent(
  async () => (await import('./storage-status.tsx')).StorageStatus,
)
