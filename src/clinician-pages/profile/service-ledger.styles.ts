import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'

export const LedgerColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6) var(--columns);
  & p {
    margin-top: var(--s-4);
  }
  & li p {
    margin-top: 0;
  }
  ${from.large} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`

export const Rows = styled.ul`
  align-self: start;
  border-top: 2px solid var(--ink);
  & li {
    display: grid;
    gap: 0.15em var(--s-6);
    align-items: baseline;
    padding-block: var(--s-4);
    border-bottom: 1px solid var(--line);
  }
  & h3 {
    font-family: var(--serif);
    font-size: var(--t-2);
    font-weight: 500;
    letter-spacing: -0.018em;
    line-height: 1.15;
  }
  & p {
    color: var(--ink-2);
  }
  ${from.medium} {
    & li {
      grid-template-columns: 1fr 1fr;
    }
  }
`
