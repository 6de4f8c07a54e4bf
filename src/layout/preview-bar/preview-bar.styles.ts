import {styled} from 'styled-components'

export const PreviewStrip = styled.div`
  position: sticky;
  top: 0;
  z-index: 50;
  padding: 0.5rem 1rem;
  background: var(--lamp);
  color: var(--on-lamp);
  & a {
    color: inherit;
  }
`
