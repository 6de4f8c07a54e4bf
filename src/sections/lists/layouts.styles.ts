import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'

export const Pair = styled.div`
  display: grid;
  gap: 2.5rem var(--gap);
  & > div {
    padding-top: 1.25rem;
    border-top: 2px solid var(--ink);
  }
  & ul {
    display: grid;
    gap: 0.7rem;
    margin-top: 1.1rem;
  }
  & li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    gap: 0.75rem;
  }
  & [data-icon] {
    color: var(--lamp-text);
  }
  & [data-included] [data-icon] {
    color: var(--ok);
  }
  & p {
    margin-top: 1.1rem;
    font-weight: 650;
  }
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  @media print {
    grid-template-columns: 1fr 1fr;
    & ul {
      gap: 0.2rem;
      margin-top: 0.5rem;
    }
  }
`

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

export const Open = styled.div`
  display: grid;
  gap: 1.1rem;
  & li {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    gap: 1rem;
    padding-block: 0.8rem;
    border-top: 1px solid var(--line);
  }
  & svg {
    margin-top: 0.35rem;
  }
`
