import {styled} from 'styled-components'

export const Steps = styled.ol`
  display: grid;
  gap: var(--gap);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  width: 100%;
  list-style: decimal inside;
  & li {
    display: grid;
    gap: 0.75rem;
    align-content: start;
    border-top: 2px solid var(--ink);
    padding-top: 1rem;
  }
`
