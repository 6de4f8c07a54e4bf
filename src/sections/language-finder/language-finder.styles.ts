import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'

export const Jumps = styled.nav`
  margin-block: var(--s-5);
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2);
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    padding: var(--s-2) var(--s-4);
    border: 1.5px solid var(--control);
    border-radius: var(--r-pill);
    color: var(--ink);
    font-weight: 650;
    text-decoration: none;
  }
  & a:hover {
    background: var(--glow);
  }
`

export const Note = styled.p`
  max-width: 46rem;
  margin-bottom: var(--s-6);
  color: var(--ink-2);
  font-size: var(--t-small);
`

export const Languages = styled.div`
  border-top: 2px solid var(--ink);
  & > [data-language] {
    display: grid;
    gap: var(--s-4) var(--gap);
    padding-block: var(--s-6);
    border-bottom: 1px solid var(--line);
    scroll-margin-top: 6rem;
  }
  /* Highlights the language in the fragment of the address. */
  & > [data-language]:target {
    background: linear-gradient(90deg, var(--glow), transparent);
    box-shadow: inset 4px 0 0 var(--lamp);
    padding-left: var(--s-4);
  }
  @media (forced-colors: active) {
    & > [data-language]:target {
      border-left: 4px solid Highlight;
    }
  }
  & h3 {
    color: var(--lamp-text);
    font-size: var(--t-body);
  }
  & > [data-language] > div > p {
    font-size: var(--t-2);
    font-weight: 400;
    line-height: 1.3;
    overflow-wrap: anywhere;
    text-align: left;
  }
  & ul {
    display: grid;
    gap: var(--s-4) var(--gap);
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  }
  & li {
    display: grid;
    grid-template-columns: 3.75rem 1fr;
    gap: var(--s-4);
    align-items: center;
  }
  & li > div:last-of-type {
    display: grid;
    gap: 0.1em;
    justify-items: start;
    line-height: 1.35;
  }
  & li [data-tag] {
    margin-top: var(--s-1);
  }
  & li a {
    font-weight: 650;
    color: var(--link);
    padding-block: var(--s-1);
  }
  & li > div > span:not([data-tag]) {
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  ${from.medium} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    column-gap: var(--gap);
    & > [data-language] {
      align-content: start;
    }
  }
  ${from.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
