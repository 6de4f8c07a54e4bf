'use client'

import {lazy, Suspense} from 'react'

const VisualEditing = lazy(() => import('./visual-editing.client.tsx'))

/** Lazy-loads click-to-edit, so that visitors' pages contain only its name. */
export function LazyVisualEditing() {
  return (
    <Suspense fallback={null}>
      <VisualEditing />
    </Suspense>
  )
}
