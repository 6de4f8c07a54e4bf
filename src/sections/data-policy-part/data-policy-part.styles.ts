import {styled} from 'styled-components'

export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.1rem;
  & > p {
    max-width: 44rem;
  }
  & > ul {
    display: grid;
    gap: 0.4rem;
    padding-left: 1.25em;
    list-style: disc;
  }
  & td b {
    color: var(--ink);
  }
`
