import {styled} from 'styled-components'

/** The first stop of the keyboard on every page (WCAG 2.4.1): out of sight until it has the focus. */
export const SkipLink = styled.a`
  position: absolute;
  left: 1rem;
  top: -6rem;
  z-index: 99;
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  padding: 0.75rem 1rem;
  border-radius: var(--r-1);
  background: var(--lamp);
  color: var(--on-lamp);
  font-weight: 650;
  &:focus,
  &[data-state='focus'] {
    top: 1rem;
  }
  &[data-state='focus'] {
    position: static;
  }
`
