import {styled} from 'styled-components'

export const RuledColumns = styled.ul`
  display: grid;
  column-gap: var(--gap);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  border-top: 2px solid var(--ink);
  width: 100%;
  & li {
    padding-block: 1.25rem;
    border-bottom: 1px solid var(--line);
  }
  & p {
    color: var(--ink-2);
  }
`
