import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {tagKind} from '#ui/tag/tag.styles.ts'

export const Log = styled.div`
  display: grid;
  gap: var(--s-6) var(--gap);
  & h2 + p,
  & > div > p {
    margin-top: var(--s-4);
  }
  & ul {
    border-top: 2px solid var(--ink);
  }
  & li {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    gap: var(--s-3) var(--s-4);
    padding-block: var(--s-5);
    border-bottom: 1px solid var(--line);
  }
  & [data-icon] {
    color: var(--ink-2);
  }
  & li:has(${tagKind.is('plain')}) > [data-icon] {
    color: var(--ok);
  }
  & li p,
  & li time {
    color: var(--ink-2);
  }
  & li [data-promise] {
    color: var(--ink);
    font: 470 var(--t-3) / 1.28 var(--serif);
    letter-spacing: -0.015em;
    margin-bottom: var(--s-1);
  }
  & li > div:last-of-type {
    display: flex;
    flex-wrap: wrap;
    grid-column: 2;
    gap: var(--s-2) var(--s-4);
    align-items: center;
  }
  & li:target {
    scroll-margin-top: 8rem;
    background: var(--sunk);
  }
  @media (forced-colors: active) {
    & li:target {
      outline: 2px solid Highlight;
      outline-offset: 0.5rem;
    }
  }
  ${from.large} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    & li {
      grid-template-columns: 1.75rem minmax(0, 1fr) auto;
    }
    & li > div:last-of-type {
      display: grid;
      grid-column: 3;
      align-content: start;
      justify-items: end;
    }
  }
`
