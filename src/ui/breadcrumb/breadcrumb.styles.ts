import {styled} from 'styled-components'

/** One line of links in the colour of the words around it. */
export const Trail = styled.nav`
  font-size: var(--t-small);
  line-height: 1.35;
  & ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5rem;
    align-items: center;
  }
  & li {
    display: flex;
    align-items: center;
    min-height: var(--target);
  }
  & li:not(:last-of-type)::after {
    content: '/' / '';
    margin-inline-start: 0.5rem;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: inherit;
  }
`
