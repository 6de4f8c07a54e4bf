import {styled} from 'styled-components'

export const Images = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: 2rem var(--gap);
  & figure {
    margin: 0;
  }
  & img {
    width: 100%;
    height: auto;
    aspect-ratio: 3 / 2;
    border-radius: var(--r-3);
    object-fit: cover;
  }
  & figcaption {
    margin-top: 0.75rem;
    color: var(--ink-2);
    font-size: var(--t-small);
  }
`
