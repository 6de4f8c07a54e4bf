import {styled} from 'styled-components'
import {runningTextStyles} from '#ui/prose/prose.styles.ts'

export const RichTextBody = styled.div`
  ${runningTextStyles}
  & figure {
    margin: 1.5rem 0;
  }
  & figure img {
    width: 100%;
    height: auto;
    border-radius: var(--r-3);
  }
  & figcaption {
    margin-top: 0.75rem;
    color: var(--ink-2);
    font-size: var(--t-small);
  }
`
