import {styled} from 'styled-components'

export const ReviewMain = styled.main`
  padding-block: 3rem 6rem;
  & section[data-group] {
    border-top: 2px solid var(--ink);
    margin-top: 3.5rem;
    padding-top: 1rem;
  }
  & [data-review-name] {
    font-family: var(--sans);
    font-weight: 400;
    letter-spacing: 0;
    word-spacing: 0;
    color: var(--ink-2);
    font-size: var(--t-small);
    margin-bottom: 1.25rem;
  }
`
