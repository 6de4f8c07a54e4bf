import {styled} from 'styled-components'

/** Begins with a capital letter, although it continues a sentence elsewhere. */
export const BasisLine = styled.p`
  font-size: var(--t-small);
  &::first-letter {
    text-transform: uppercase;
  }
`
