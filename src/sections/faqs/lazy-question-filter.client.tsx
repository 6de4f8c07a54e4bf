'use client'

import {lazyComponent} from '#lib/lazy-component.tsx'

export const QuestionFilter = lazyComponent(
  async () => (await import('./question-filter.tsx')).QuestionFilter,
)
