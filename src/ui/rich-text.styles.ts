import {styled} from 'styled-components'
import {onEveryPage} from '#ui/every-page.styles.ts'

/** Running text: measure, spacing and bullets. */
export const RichTextBody = styled.div.attrs(onEveryPage('rich-text')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  width: 100%;
  & > :is(p, h2, h3, ul, ol, blockquote) {
    max-width: 44rem;
  }
  & h2 {
    font-size: var(--t-2);
    line-height: 1.14;
    margin-top: var(--s-5);
  }
  & :is(ul, ol) {
    display: grid;
    gap: var(--s-2);
    padding-left: 1.25em;
    list-style: disc;
  }
  & ol {
    padding-left: 1.5em;
    list-style: decimal;
  }
  & figure {
    margin: var(--s-5) 0;
  }
  & figure img {
    width: 100%;
    height: auto;
    border-radius: var(--r-3);
  }
  & figcaption {
    margin-top: var(--s-3);
    color: var(--ink-2);
    font-size: var(--t-small);
  }
`)``
