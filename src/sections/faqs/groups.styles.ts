import {styled} from 'styled-components'
import {below} from '#theme/breakpoints.ts'
import {buttonAttributes, buttonStyles} from '#ui/button/button.styles.ts'
import {QuestionFilter} from './lazy-question-filter.client.tsx'

export const GroupList = styled.div`
  display: grid;
  gap: clamp(2.5rem, 4.5vw, 4rem);
  & h2 {
    margin-bottom: 1.1rem;
  }
  & summary {
    padding-block: 1.1rem;
  }
  /* A link to a question leads into its answer, which the browser opens: the question above it has to be in sight. */
  & [data-answer] {
    scroll-margin-top: 11rem;
  }
`

/** Stands above the groups; on paper it would filter nothing. */
export const Filter = styled(QuestionFilter)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.5rem 0.75rem;
  & :is(label, p) {
    grid-column: 1 / -1;
  }
  & label {
    font-size: var(--t-label);
    font-weight: 650;
  }
  & input {
    width: 100%;
    min-height: 3.25rem;
    padding: 0.6rem 1rem;
    border: 2px solid var(--control);
    border-radius: var(--r-2);
    background: var(--surface);
  }
  & p {
    min-height: 1.6em;
    color: var(--ink-2);
  }
  & button {
    ${buttonStyles}
  }
  ${below.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: none;
  }
`

/** The button of the filter is a quiet one. */
export const filterButton = buttonAttributes({$variant: 'outline'})
