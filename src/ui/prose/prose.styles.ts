import {css, styled} from 'styled-components'

/** Running text: a measure that reads well, ruled tables, bullets that look like bullets. */
export const runningTextStyles = css`
  display: grid;
  gap: 1rem;
  max-width: 44rem;
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
  & [data-scroll] {
    overflow-x: auto;
  }
  & table {
    border-collapse: collapse;
    width: 100%;
    font-size: var(--t-small);
  }
  & th,
  & td {
    text-align: left;
    vertical-align: top;
    padding: 0.6rem 0.8rem 0.6rem 0;
    border-bottom: 1px solid var(--line);
  }
  & thead th {
    border-bottom: 2px solid var(--ink);
  }
`

/** Running text as the design has it in full (DES-9). */
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
  & table {
    line-height: 1.5;
  }
  & caption {
    text-align: left;
    font-weight: 650;
    padding-bottom: 0.5rem;
  }
`
