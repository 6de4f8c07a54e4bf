import {styled} from 'styled-components'

/** Jumps over the header (WCAG 2.4.1). */
export const SkipLink = styled.a`
  position: absolute;
  left: 1rem;
  top: -6rem;
  z-index: 99;
  padding: 0.75rem 1rem;
  background: var(--lamp);
  color: var(--on-lamp);
  &:focus {
    top: 1rem;
  }
`
