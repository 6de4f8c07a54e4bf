import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'

export const Lists = styled.div`
  display: grid;
  gap: 2.5rem var(--gap);
  & h3 {
    padding-bottom: 0.8rem;
    border-bottom: 2px solid var(--ink);
    font: 470 var(--t-2) / 1.14 var(--serif);
    letter-spacing: -0.018em;
  }
  & li {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    gap: 1rem;
    padding-block: 1rem;
    border-bottom: 1px solid var(--line);
    line-height: 1.45;
  }
  & [data-icon] {
    color: var(--ok);
  }
  & > div + div [data-icon] {
    color: var(--ink-2);
  }
  ${from.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`
