import {styled} from 'styled-components'

export const TranscriptList = styled.details`
  margin-top: 1rem;
  font-size: var(--t-small);
  line-height: 1.5;
  color: var(--ink-2);
  text-align: start;
  & summary {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: var(--link);
    font-weight: 650;
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  & dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
    gap: 1rem var(--gap);
  }
  & dt {
    color: var(--ink);
    font-weight: 650;
  }
`
