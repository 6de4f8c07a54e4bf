import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'

/** Two columns from 640 px, three from the desktop width, without lines at the outer edges. */
export const IconGrid = styled.ul`
  display: grid;
  margin-top: clamp(2rem, 4vw, 3.5rem);
  border-top: 2px solid var(--ink);
  & li {
    display: grid;
    gap: 0.35rem;
    align-content: start;
    padding: 1.75rem 0 2.25rem;
    border-bottom: 1px solid var(--line);
  }
  & [data-icon] {
    margin-bottom: 1.25rem;
    color: var(--link);
  }
  & h3 {
    font-family: var(--serif);
    font-size: var(--t-door);
    font-weight: 500;
    line-height: 1.15;
    letter-spacing: -0.018em;
    text-wrap: balance;
  }
  & p {
    max-width: 24em;
    color: var(--ink-2);
  }
  ${below.medium} {
    & li {
      grid-template-columns: 2.25rem minmax(0, 1fr);
      gap: 0.2rem 1.1rem;
      padding-block: 1rem;
    }
    & [data-icon] {
      grid-row: span 2;
      margin: 0;
    }
  }
  ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & li {
      padding-inline: 1.75rem;
      border-inline-start: 1px solid var(--line);
    }
    & li:nth-of-type(odd) {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
    ${below.large} {
      & li:last-of-type:nth-of-type(odd) {
        grid-column: 1 / -1;
      }
    }
  }
  ${from.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & li:nth-of-type(n) {
      padding-inline: 2.25rem;
      border-inline-start: 1px solid var(--line);
    }
    & li:nth-of-type(3n + 1) {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
  }
`
