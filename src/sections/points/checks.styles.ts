import {styled} from 'styled-components'

export const Scene = styled.div`
  overflow: hidden;
  border-radius: var(--r-3);
`

export const CheckedList = styled.ul`
  display: grid;
  gap: clamp(0.8rem, 2vw, 1.1rem);
  margin-block: clamp(1.25rem, 3vw, 1.75rem);
  & li {
    display: grid;
    grid-template-columns: 2rem 1fr;
    gap: 0.75rem;
  }
  & svg {
    margin-top: 0.1em;
    color: var(--lamp-text);
  }
  & strong {
    font-weight: 680;
  }
`
