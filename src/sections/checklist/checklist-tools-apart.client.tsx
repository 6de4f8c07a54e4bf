'use client'

import {lazy} from 'react'
import type {ChecklistToolsProps} from './checklist-tools.tsx'

const Tools = lazy(async () => ({default: (await import('./checklist-tools.tsx')).ChecklistTools}))

/** The tools of the checklist in a file of their own: pages without a checklist do not load them. */
export function ChecklistTools(props: ChecklistToolsProps) {
  return <Tools {...props} />
}
