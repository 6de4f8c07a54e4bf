import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'

export const RuledReasons = styled.ul`
  display: grid;
  & li {
    display: grid;
    gap: 0.55rem;
    align-content: start;
    padding: 1.6rem 0 1.9rem;
    border-top: 1.5px solid var(--line);
  }
  & [data-icon] {
    margin-bottom: 0.35rem;
    color: var(--link);
  }
  & p {
    color: var(--ink-2);
  }
  ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--gap);
  }
`
