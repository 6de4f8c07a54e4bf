import {styled} from 'styled-components'
import {summaryLinkStyles} from '#ui/text-link/text-link.styles.ts'

export const TranscriptList = styled.details`
  margin-top: var(--s-4);
  font-size: var(--t-small);
  line-height: 1.5;
  color: var(--ink-2);
  text-align: start;
  ${summaryLinkStyles}
  & dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
    gap: var(--s-4) var(--gap);
  }
  & dt {
    color: var(--ink);
    font-weight: 650;
  }
`
