'use client'

import {lazyComponent} from '#lib/lazy-component.tsx'

/** The filter of questions in a file of its own. */
export const QuestionFilter = lazyComponent(
  async () => (await import('./question-filter.tsx')).QuestionFilter,
)
