import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'

export const BesideText = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.1rem;
  align-content: start;
  align-self: start;
  justify-items: start;
`

export const RuledPairs = styled.ul`
  display: grid;
  column-gap: var(--gap);
  border-top: 2px solid var(--ink);
  & li {
    display: grid;
    gap: 0.35rem;
    align-content: start;
    padding-block: 1.35rem;
    border-bottom: 1px solid var(--line);
  }
  & h3 {
    font: 500 var(--t-2) / 1.15 var(--serif);
    letter-spacing: -0.018em;
  }
  & p {
    color: var(--ink-2);
  }
  ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
