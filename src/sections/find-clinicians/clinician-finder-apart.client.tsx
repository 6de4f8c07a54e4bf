'use client'

import {sleeping} from '#forms/sleep/sleeping.tsx'

/** List and map: everything of them is said without their code. */
export const ClinicianFinder = sleeping(
  async () => (await import('./clinician-finder.tsx')).ClinicianFinder,
)
