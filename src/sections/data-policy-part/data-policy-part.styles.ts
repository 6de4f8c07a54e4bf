import {styled} from 'styled-components'

export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  & > p {
    max-width: 44rem;
  }
  & > ul {
    display: grid;
    gap: var(--s-2);
    padding-left: 1.25em;
    list-style: disc;
  }
  & td b {
    color: var(--ink);
  }
`
