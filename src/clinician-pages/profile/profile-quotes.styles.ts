import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {tagStyles} from '#ui/tag/tag.styles.ts'

export const Quotes = styled.div`
  display: grid;
  gap: 2.5rem var(--gap);
  margin-top: clamp(2rem, 4vw, 3.5rem);
  ${tagStyles}
  & figure {
    display: grid;
    gap: 1.25rem;
    align-content: space-between;
    padding-top: 1.4rem;
    border-top: 2px solid var(--ink);
  }
  & blockquote {
    font-family: var(--serif);
    font-size: var(--t-3);
    font-weight: 430;
    letter-spacing: -0.018em;
    line-height: 1.24;
    text-wrap: pretty;
  }
  & figcaption {
    display: grid;
    gap: 0.15rem;
    line-height: 1.45;
  }
  & figcaption > span:not([data-tag]) {
    color: var(--ink-2);
  }
  & figcaption > [data-tag] {
    margin-top: 0.5rem;
  }
  ${from.large} {
    grid-template-columns: 6fr 3fr 3fr;
    & figure:first-of-type blockquote {
      font-size: var(--t-quote);
    }
  }
`
