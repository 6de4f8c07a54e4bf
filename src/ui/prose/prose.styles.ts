import {css, styled} from 'styled-components'

/** Styles for running text: measure, spacing and bullets. */
export const runningTextStyles = css`
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
`

/** Running text with headings (DES-9). */
export const Prose = styled.div`
  ${runningTextStyles}
  & h2 {
    letter-spacing: -0.018em;
  }
  & h3 {
    margin-top: 0.75rem;
  }
  & li::marker {
    color: var(--lamp-text);
  }
  & blockquote {
    border-left: 3px solid var(--lamp);
    padding-left: 1.25rem;
    color: var(--ink-2);
  }
`
