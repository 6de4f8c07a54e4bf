import {styled} from 'styled-components'
import {tagStyles} from '#ui/tag/tag.styles.ts'

export const Cards = styled.ul`
  display: grid;
  gap: var(--gap);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  width: 100%;
  & li {
    display: grid;
    gap: 0.25rem;
    align-content: start;
  }
  & img {
    max-width: 12rem;
    border-radius: var(--r-arch);
    background: var(--sunk);
  }
  ${tagStyles}
`
