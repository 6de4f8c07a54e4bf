import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'

export const FactColumns = styled.div`
  display: grid;
  gap: 2rem clamp(2rem, 5vw, 5rem);
  & dl {
    border-top: 2px solid var(--ink);
  }
  & dl > div {
    display: grid;
    gap: 0.25rem 1.5rem;
    padding-block: 1.1rem;
    border-bottom: 1px solid var(--line);
  }
  & dt {
    font-weight: 680;
  }
  & dd {
    color: var(--ink-2);
  }
  ${from.medium} {
    & dl > div {
      grid-template-columns: 12rem minmax(0, 1fr);
    }
  }
  ${from.large} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`
