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
  padding-block: var(--columns) var(--open);
  & h1 {
    max-width: 9.5em;
    margin-top: var(--s-2);
  }
`

export const HeroRow = styled.div`
  display: grid;
  gap: var(--s-6);
  justify-items: start;
  margin-top: var(--s-5);
  & > div > p {
    margin-top: var(--s-1);
    color: var(--ink-2);
  }
  & a + p {
    margin-top: var(--s-3);
  }
`
