import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'

export const Pair = styled.div`
  display: grid;
  gap: var(--s-7) var(--gap);
  & > div {
    padding-top: var(--s-5);
    border-top: 2px solid var(--ink);
  }
  & ul {
    display: grid;
    gap: var(--s-3);
    margin-top: var(--s-4);
  }
  & li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    gap: var(--s-3);
  }
  & [data-icon] {
    color: var(--lamp-text);
  }
  & [data-included] [data-icon] {
    color: var(--ok);
  }
  & p {
    margin-top: var(--s-4);
    font-weight: 650;
  }
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  @media print {
    grid-template-columns: 1fr 1fr;
    & ul {
      gap: var(--s-1);
      margin-top: var(--s-2);
    }
  }
`

export const Lists = styled.div`
  display: grid;
  gap: var(--s-7) var(--gap);
  & h3 {
    padding-bottom: var(--s-3);
    border-bottom: 2px solid var(--ink);
    font: 470 var(--t-2) / 1.14 var(--serif);
    letter-spacing: -0.018em;
  }
  & li {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    gap: var(--s-4);
    padding-block: var(--s-4);
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
  gap: var(--s-4);
  & li {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    gap: var(--s-4);
    padding-block: var(--s-3);
    border-top: 1px solid var(--line);
  }
  & svg {
    margin-top: var(--s-1);
  }
`
