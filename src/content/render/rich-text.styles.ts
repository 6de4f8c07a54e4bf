import {styled} from 'styled-components'

/** Running text: a measure that reads well, ruled tables, bullets that look like bullets. */
export const RichTextBody = styled.div`
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
