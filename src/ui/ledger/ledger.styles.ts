import {styled} from 'styled-components'
import {below} from '#theme/breakpoints.ts'

/**
 * Ruled list of two columns: a large item (`dt` or `h3`) and text (`dd` or `p`). `as` makes it a `dl` of `div`s or a
 * `ul` of `li`s (DES-5).
 */
export const Ledger = styled.dl`
  display: grid;
  width: 100%;
  border-top: 2px solid var(--ink);
  & > :is(div, li) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--s-4);
    align-items: baseline;
    padding-block: var(--s-5);
    border-bottom: 1px solid var(--line);
  }
  & :is(dt, h3) {
    font-family: var(--serif);
    font-size: var(--t-2);
    font-weight: 470;
    line-height: 1.05;
    letter-spacing: -0.025em;
  }
  & :is(dd, p) {
    font-size: var(--t-lead);
    line-height: 1.4;
    color: var(--ink-2);
  }
  ${below.medium} {
    & > :is(div, li) {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: var(--s-1);
    }
  }
`
