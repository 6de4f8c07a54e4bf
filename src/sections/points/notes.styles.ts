import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'

export const NoteRow = styled.ul`
  display: grid;
  gap: 2.5rem var(--gap);
  & > li {
    padding-top: 1.25rem;
    border-top: 2px solid var(--ink);
    color: var(--ink-2);
  }
  & h2 {
    margin-bottom: 0.6rem;
    color: var(--ink);
    font-size: var(--t-2);
    line-height: 1.14;
  }
  ${from.large} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`
