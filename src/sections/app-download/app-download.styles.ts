import {styled} from 'styled-components'
import {from} from '@/theme/breakpoints'

export const Promotion = styled.div`
  display: grid;
  gap: var(--gap);
  & a {
    color: var(--lamp-2);
    font-weight: 650;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem;
  }
  ${from.large} {
    grid-template-columns: 1fr 1fr;
  }
`
