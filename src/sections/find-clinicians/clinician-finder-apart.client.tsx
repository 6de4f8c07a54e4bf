'use client'

import {lazy} from 'react'
import type {ClinicianFinderProps} from './clinician-finder.tsx'

const Finder = lazy(async () => ({
  default: (await import('./clinician-finder.tsx')).ClinicianFinder,
}))

/** List and map in a file of their own: pages without a map do not load them. */
export function ClinicianFinder(props: ClinicianFinderProps) {
  return <Finder {...props} />
}
