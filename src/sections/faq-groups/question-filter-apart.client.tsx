'use client'

import {lazy} from 'react'
import type {QuestionFilterProps} from './question-filter.tsx'

const Filter = lazy(async () => ({default: (await import('./question-filter.tsx')).QuestionFilter}))

/** The filter of questions in a file of its own: pages without it do not load it. */
export function QuestionFilter(props: QuestionFilterProps) {
  return <Filter {...props} />
}
