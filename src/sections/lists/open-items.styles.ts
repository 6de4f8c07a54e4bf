import {styled} from 'styled-components'

export const Open = styled.div`
  display: grid;
  gap: 1.1rem;
  & li {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    gap: 1rem;
    padding-block: 0.8rem;
    border-top: 1px solid var(--line);
  }
  & svg {
    margin-top: 0.35rem;
  }
`
