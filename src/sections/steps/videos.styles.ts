import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'

export const Steps = styled.ol`
  display: grid;
  gap: 2.5rem var(--gap);
  & video {
    aspect-ratio: 16 / 11;
    object-fit: cover;
  }
  & h3 {
    margin-block: 0.4rem 0.35rem;
  }
  & h3 + p {
    color: var(--ink-2);
  }
  ${from.tablet} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`
