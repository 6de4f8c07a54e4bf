import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'

export const Register = styled.div`
  display: grid;
  gap: var(--open);
  & [data-kind] {
    display: grid;
    gap: var(--s-5) var(--gap);
    align-items: start;
  }
  & h2,
  & h3 {
    font: 470 var(--t-2) / 1.14 var(--serif);
    letter-spacing: -0.018em;
  }
  & [data-kind] > div > p {
    margin-top: var(--s-3);
    color: var(--ink-2);
  }
  & ul {
    border-top: 2px solid var(--ink);
  }
  & li {
    display: grid;
    gap: var(--s-1);
    padding-block: var(--s-5);
    border-bottom: 1px solid var(--line);
  }
  & li p {
    color: var(--ink-2);
  }
  & li [data-value] {
    color: var(--ink);
    font-size: var(--t-lead);
    line-height: 1.4;
  }
  & [data-origin] {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--s-5);
  }
  & [data-basis] {
    font-size: var(--t-small);
  }
  & [data-basis]::first-letter {
    text-transform: uppercase;
  }
  & b {
    font: 470 var(--t-3) / 1.2 var(--serif);
  }
  ${from.tablet} {
    /* Figures stand in a column of their own. */
    & [data-value]:has(b) {
      display: grid;
      grid-template-columns: 9rem minmax(0, 1fr);
      column-gap: var(--s-4);
      align-items: baseline;
      & ~ * {
        margin-left: calc(2 * var(--s-8));
      }
    }
  }
  & li:target {
    scroll-margin-top: 8rem;
    box-shadow:
      -0.75rem 0 0 var(--page),
      -1rem 0 0 var(--lamp);
  }
  @media (forced-colors: active) {
    & li:target {
      outline: 2px solid Highlight;
      outline-offset: 0.5rem;
    }
  }
  ${from.large} {
    & [data-kind] {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    }
  }
`
