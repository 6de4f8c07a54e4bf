import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'

export const PageHeroBand = styled.section`
  padding-block: var(--sec);
  background: var(--sunk);
  & > div {
    display: grid;
    gap: var(--gap);
    align-items: center;
  }
  & [data-status] {
    font-weight: 650;
    color: var(--lamp-text);
  }
  ${from.large} {
    & > div {
      grid-template-columns: 1fr 1fr;
    }
  }
`
