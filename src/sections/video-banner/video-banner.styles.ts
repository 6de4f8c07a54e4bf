import {styled} from 'styled-components'

export const Banner = styled.section`
  padding-block: var(--sec);
  background: var(--brand-2);
  color: var(--on-brand);
  & > div {
    display: grid;
    gap: var(--gap);
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
  }
  & li {
    border: 2px solid currentColor;
    border-radius: var(--r-pill);
    padding: 0.25rem 1rem;
  }
  & video + p {
    color: var(--on-brand-2);
  }
`
