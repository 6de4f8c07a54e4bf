import {styled} from 'styled-components'
import {from} from '@/theme/breakpoints'

export const Terrace = styled.ul`
  display: grid;
  gap: var(--gap);
  grid-template-columns: repeat(2, 1fr);
  margin-top: var(--gap);
  & li {
    display: grid;
    gap: 0.5rem;
    align-content: start;
    justify-items: center;
    text-align: center;
  }
  & [data-status] {
    font-weight: 650;
    font-size: var(--t-small);
  }
  & [data-status='launched'] {
    color: var(--lamp-text);
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    font-weight: 650;
  }
  ${from.large} {
    grid-template-columns: repeat(4, 1fr);
  }
`
