import {styled} from 'styled-components'
import {List} from '#ui/layout/list.styles.ts'

/** Languages, each with its greeting and the people who speak it. */
export const Languages = styled(List)`
  && > [data-language] {
    row-gap: var(--s-4);
    padding-block: var(--s-6);
    scroll-margin-top: 6rem;
  }
  /* Highlights the language in the fragment of the address. */
  && > [data-language]:target {
    background: linear-gradient(90deg, var(--glow), transparent);
    box-shadow: inset 4px 0 0 var(--lamp);
    padding-left: var(--s-4);
  }
  @media (forced-colors: active) {
    && > [data-language]:target {
      border-left: 4px solid Highlight;
    }
  }
  & h3 {
    color: var(--lamp-text);
    font-size: var(--t-body);
  }
  && p {
    color: inherit;
    font-size: var(--t-2);
    line-height: 1.3;
    text-align: left;
  }
  & ul {
    display: grid;
    gap: var(--s-4);
  }
  & li {
    display: grid;
    grid-template-columns: 3.75rem minmax(0, 1fr);
    gap: var(--s-4);
    align-items: center;
  }
  & li > div:last-of-type {
    display: grid;
    gap: var(--s-1);
    justify-items: start;
    color: var(--ink-2);
    font-size: var(--t-small);
    line-height: 1.35;
  }
  & li a {
    font-size: var(--t-body);
    font-weight: 650;
  }
`
