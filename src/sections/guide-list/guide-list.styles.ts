import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'

export const Guides = styled.ul`
  margin-top: var(--s-7);
  border-top: 2px solid var(--ink);
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-3) var(--s-6);
    align-items: center;
    padding-block: var(--s-5);
    border-bottom: 1px solid var(--line);
  }
  & [data-title] {
    grid-column: 1 / -1;
  }
  & [data-title] p {
    margin-top: var(--s-1);
    color: var(--ink-2);
  }
  & [data-pages] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s-5);
  }
  & [data-pages] a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    font-weight: 650;
  }
  & [data-title] [data-size] {
    font-size: var(--t-small);
    font-variant-numeric: tabular-nums;
  }
  & [data-not-ready] {
    display: flex;
    gap: var(--s-2);
    color: var(--ink-2);
    font-size: var(--t-small);
    line-height: 1.35;
  }
  & [data-not-ready] [data-icon] {
    flex: none;
  }
  ${from.medium} {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
  ${from.large} {
    & > li {
      /* The columns of the other parts of its page. */
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
    & [data-title] {
      grid-column: auto;
    }
    & [data-pages] {
      display: grid;
      justify-items: start;
    }
    & > li > :not([data-title]) {
      grid-area: 1 / 2;
    }
    & > li > :not([data-title], [data-pages]) {
      justify-self: end;
      max-width: 9.5rem;
    }
  }
`
