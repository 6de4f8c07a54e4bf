import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {Band} from '#ui/layout/layout.styles.ts'

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
    @media print {
      display: none;
    }
  }
  & [role='status'] {
    min-height: 1.6em;
    margin-top: var(--s-2);
    color: var(--ink-2);
  }
`
