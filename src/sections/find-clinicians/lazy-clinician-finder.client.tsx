'use client'

import {lazyComponent} from '#lib/lazy-component.tsx'

export const ClinicianFinder = lazyComponent(
  async () => (await import('./clinician-finder.tsx')).ClinicianFinder,
)
