import {styled} from 'styled-components'

/** Running text: measure, spacing and bullets. */
export const RichTextBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  width: 100%;
  & > :is(p, h2, h3, ul, ol, blockquote) {
    max-width: 44rem;
  }
  & h2 {
    font-size: var(--t-2);
    line-height: 1.14;
    margin-top: 1.5rem;
  }
  & ul {
    list-style: disc;
    padding-left: 1.25em;
    display: grid;
    gap: 0.4rem;
  }
  & ol {
    list-style: decimal;
    padding-left: 1.5em;
    display: grid;
    gap: 0.4rem;
  }
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
