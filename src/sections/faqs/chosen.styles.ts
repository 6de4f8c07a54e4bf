import {styled} from 'styled-components'

/** Heading beside the questions, or above them in a narrow container. */
export const Questions = styled.div`
  container-type: inline-size;
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-6) var(--columns);
  }
  & [data-questions-head] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-4);
    align-content: start;
    align-self: start;
  }
  @container (min-width: 56rem) {
    & > div {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    }
    & [data-questions-head] {
      position: sticky;
      top: 7rem;
      /* Lets a long word of the heading reach into the wide gap. */
      margin-right: calc(-1 * var(--s-6));
    }
  }
`
