import {styled} from 'styled-components'

export const Points = styled.ul`
  display: grid;
  gap: 0.5rem;
  list-style: disc;
  padding-left: 1.25em;
`

export const Targets = styled.dl`
  display: grid;
  gap: var(--gap);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  border-top: 2px solid var(--ink);
  padding-block: var(--gap);
  & dt {
    font-family: var(--serif);
    font-size: var(--t-2);
  }
`
