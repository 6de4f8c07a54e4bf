import {styled} from 'styled-components'

export const Figure = styled.p`
  font-size: var(--t-lead);
  padding-block: var(--gap);
  & b {
    display: block;
    font: 430 var(--t-figure) / 0.84 var(--serif);
    letter-spacing: -0.045em;
  }
`

export const Ledger = styled.dl`
  border-top: 2px solid var(--ink);
  margin-block: var(--gap);
  & div {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--gap);
    align-items: baseline;
    padding-block: 0.75rem;
    border-bottom: 1px solid var(--line);
  }
  & dt {
    font-family: var(--serif);
    font-size: var(--t-2);
  }
`
