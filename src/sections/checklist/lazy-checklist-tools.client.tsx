'use client'

import {lazyComponent} from '#lib/lazy-component.tsx'

/** The tools of the checklist in a file of their own. */
export const ChecklistTools = lazyComponent(
  async () => (await import('./checklist-tools.tsx')).ChecklistTools,
)
