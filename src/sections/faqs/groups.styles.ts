import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'
import {buttonAttributes, buttonStyles} from '#ui/button/button.styles.ts'
import {placeKind} from '#ui/care-card.styles.ts'
import {Band} from '#ui/layout/layout.styles.ts'
import {questionsFound} from '#ui/state-attributes.ts'
import {QuestionFilter} from './lazy-question-filter.client.tsx'

export const GroupList = styled.div`
  display: grid;
  gap: var(--columns);
  & h2 {
    margin-bottom: var(--s-4);
  }
  & summary {
    padding-block: var(--s-4);
  }
  /* The target of a link to a question is its answer; the margin keeps the question above it in view. */
  & [data-answer] {
    scroll-margin-top: 11rem;
  }
`

/** Directly below the headline. */
export const FilterBand = styled(Band)`
  && {
    padding-block: var(--s-3) var(--part);
    ${from.large} {
      padding-top: var(--s-5);
    }
  }
`

export const Filter = styled(QuestionFilter)`
  /* Questions that match come before the guide to other places; without a match the guide stays first. */
  main:has(&${questionsFound.selector}) {
    display: flex;
    flex-direction: column;
    & > section:has(${placeKind.selector}) {
      order: 1;
    }
  }
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s-2) var(--s-3);
  & :is(label, p) {
    grid-column: 1 / -1;
  }
  & label {
    font-size: var(--t-body);
    font-weight: 650;
  }
  & input {
    width: 100%;
    min-height: 3.25rem;
    padding: var(--s-2) var(--s-4);
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
