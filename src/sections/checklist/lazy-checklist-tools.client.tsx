'use client'

import {lazyComponent} from '#lib/lazy-component.tsx'

export const ChecklistTools = lazyComponent(
  async () => (await import('./checklist-tools.tsx')).ChecklistTools,
)
