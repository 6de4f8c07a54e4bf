'use client'

import {lazyComponent} from '#lib/lazy-component.tsx'

export const AccordionList = lazyComponent(
  async () => (await import('./accordion-list.tsx')).AccordionList,
)
