import {styled} from 'styled-components'
import {from} from '@/theme/breakpoints'

export const Split = styled.div`
  display: grid;
  gap: var(--gap);
  align-items: center;
  ${from.large} {
    grid-template-columns: 7fr 5fr;
  }
`

export const Promises = styled.ul`
  display: grid;
  gap: 0.75rem;
`
