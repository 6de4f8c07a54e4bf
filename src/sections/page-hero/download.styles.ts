import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'

export const HeroColumns = styled.div`
  & img {
    border-radius: var(--r-3);
  }
  ${below.large} {
    & > [data-picture] {
      display: none;
    }
  }
  ${from.large} {
    &:has(> [data-picture]) {
      display: grid;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      gap: var(--gap);
      align-items: center;
    }
  }
`

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
  justify-items: start;
  margin-top: 1.5rem;
  & > div > p {
    margin-top: 0.2rem;
    color: var(--ink-2);
  }
  & a + p {
    margin-top: 0.7rem;
  }
`
