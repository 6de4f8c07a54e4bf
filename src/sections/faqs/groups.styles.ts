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
  /* The target of a link to a question is its answer; the margin keeps the question above it in view. */
  & [data-answer] {
    scroll-margin-top: 11rem;
  }
`

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

export const filterButton = buttonAttributes({$variant: 'outline'})
