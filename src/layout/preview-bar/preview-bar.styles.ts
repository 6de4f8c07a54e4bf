import {styled} from 'styled-components'

export const PreviewStrip = styled.div`
  position: sticky;
  top: 0;
  z-index: 50;
  padding: var(--s-2) var(--s-4);
  background: var(--lamp);
  color: var(--on-lamp);
  & a {
    color: inherit;
  }
`
