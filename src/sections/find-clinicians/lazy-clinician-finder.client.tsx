'use client'

import {lazyComponent} from '#lib/lazy-component.tsx'

/** The list and the map of clinicians in a file of their own. */
export const ClinicianFinder = lazyComponent(
  async () => (await import('./clinician-finder.tsx')).ClinicianFinder,
)
