'use client'

import {lazyComponent} from '#lib/lazy-component.tsx'

export const AreaCheckForm = lazyComponent(
  async () => (await import('./area-check-form.tsx')).AreaCheckForm,
)
