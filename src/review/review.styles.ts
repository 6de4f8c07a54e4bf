import {styled} from 'styled-components'

export const ReviewMain = styled.main`
  padding-block: var(--s-7) var(--s-8);
  & section[data-group] {
    border-top: 2px solid var(--ink);
    margin-top: var(--s-7);
    padding-top: var(--s-4);
  }
  & [data-review-name] {
    font-family: var(--sans);
    font-weight: 400;
    letter-spacing: 0;
    word-spacing: 0;
    color: var(--ink-2);
    font-size: var(--t-small);
    margin-bottom: var(--s-5);
  }
`
