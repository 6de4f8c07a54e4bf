import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'

export const HeroText = styled.div`
  padding-block: clamp(2rem, 5vw, 5rem) clamp(3rem, 5vw, 4.5rem);
  & h1 {
    max-width: 9.5em;
    margin-top: 0.5rem;
  }
`

export const HeroRow = styled.div`
  display: grid;
  gap: 1.75rem;
  margin-top: 1.5rem;
  & > div > p {
    margin-top: 0.7rem;
    color: var(--ink-2);
  }
  ${from.large} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
  }
`
