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
