import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'

export const RuledReasons = styled.ul`
  display: grid;
  & li {
    display: grid;
    gap: 0.55rem;
    align-content: start;
    padding: 1.6rem 0 1.9rem;
    border-top: 1.5px solid var(--line);
  }
  & [data-icon] {
    margin-bottom: 0.35rem;
    color: var(--link);
  }
  & p {
    color: var(--ink-2);
  }
  ${below.medium} {
    & li {
      grid-template-columns: auto minmax(0, 1fr);
      gap: 0.25rem 1rem;
      padding-block: 0.65rem 0.7rem;
    }
    & [data-icon] {
      grid-row: span 2;
      margin-bottom: 0;
    }
    & li > :not([data-icon]) {
      grid-column: 2;
    }
  }
  ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--gap);
  }
`
