import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'

export const NumberColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    align-content: start;
  }
  ${from.large} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`

export const NumberedList = styled.ol`
  margin-bottom: 1rem;
  border-top: 2px solid var(--ink);
  counter-reset: term;
  & li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    padding-block: 0.95rem;
    border-bottom: 1px solid var(--line);
    font-size: var(--t-lead);
    line-height: 1.4;
    counter-increment: term;
  }
  & li::before {
    color: var(--lamp-text);
    font-family: var(--serif);
    font-weight: 520;
    content: counter(term);
  }
`
