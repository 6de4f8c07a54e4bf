import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'

/** Heading that stays in view while the column beside it scrolls. */
export const StickyHead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.1rem;
  align-content: start;
  align-self: start;
  ${from.large} {
    position: sticky;
    top: 7rem;
  }
`
