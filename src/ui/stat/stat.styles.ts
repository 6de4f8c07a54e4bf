import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'

/** Row of figures. Items are `div`s with a `dt` (the figure) and a `dd`. */
export const Stats = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: var(--s-6) var(--gap);
  width: 100%;
  & > div {
    border-top: 2px solid var(--ink);
    padding-top: var(--s-5);
  }
  & dt {
    font-family: var(--serif);
    font-size: var(--t-1);
    font-weight: 470;
    line-height: 1;
    letter-spacing: -0.03em;
    margin-bottom: var(--s-2);
    font-variant-numeric: lining-nums;
  }
  & dd {
    color: var(--ink-2);
  }
  ${from.large} {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  }
`
