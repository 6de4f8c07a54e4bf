import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'

export const Quotes = styled.div`
  display: grid;
  gap: var(--s-7) var(--gap);
  margin-top: var(--part);
  & figure {
    display: grid;
    gap: var(--s-5);
    align-content: space-between;
    padding-top: var(--s-5);
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
    gap: 0.15em;
    line-height: 1.45;
  }
  & figcaption > span:not([data-tag]) {
    color: var(--ink-2);
  }
  & figcaption > [data-tag] {
    margin-top: var(--s-2);
  }
  ${from.large} {
    grid-template-columns: 6fr 3fr 3fr;
    & figure:first-of-type blockquote {
      font-size: var(--t-2);
    }
  }
`
