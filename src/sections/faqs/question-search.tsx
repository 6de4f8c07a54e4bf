import type {SectionProps} from '#content/section-props.ts'
import {listSizes} from '#routing/list-pages.ts'
import {Filter, filterButton} from './groups.styles.ts'

interface QuestionSearchProps {
  section: SectionProps<'faqs'>['section']
  /** Number of questions on all pages of the list. */
  total: number
}

/** Field that filters the questions of the page, and searches the site without JavaScript. */
export function QuestionSearch({section, total}: QuestionSearchProps) {
  const {_key, filterLabel, filterButton: button, found, foundOne, foundNone} = section
  if (!filterLabel) return null
  return (
    <Filter
      button={button ?? ''}
      buttonAttributes={filterButton}
      found={found ?? ''}
      foundNone={foundNone ?? ''}
      foundOne={foundOne ?? ''}
      id={`filter-${_key}`}
      hasAllQuestions={total <= listSizes.faqs}
      label={filterLabel}
    />
  )
}
