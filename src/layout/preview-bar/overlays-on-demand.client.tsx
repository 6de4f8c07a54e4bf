'use client'

import {lazy, Suspense} from 'react'

const VisualEditing = lazy(() => import('./visual-editing.client.tsx'))

/** Click-to-edit, in a file of its own: no visitor's page knows more of it than its name. */
export function OverlaysOnDemand() {
  return (
    <Suspense fallback={null}>
      <VisualEditing />
    </Suspense>
  )
}
