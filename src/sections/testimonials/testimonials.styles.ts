import {styled} from 'styled-components'
import {tagStyles} from '#ui/tag/tag.styles.ts'

export const Quotes = styled.ul`
  display: grid;
  gap: var(--gap);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  & li {
    display: grid;
    gap: 0.5rem;
    align-content: start;
  }
  & blockquote {
    font-family: var(--serif);
    font-size: var(--t-3);
    line-height: 1.35;
  }
  & img {
    max-width: 8rem;
    border-radius: var(--r-arch);
  }
  ${tagStyles}
`
