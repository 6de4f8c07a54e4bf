import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'

export const Links = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  & [data-contact] {
    font: 520 var(--t-2) / 1.2 var(--serif);
    letter-spacing: -0.018em;
    overflow-wrap: anywhere;
  }
  & [data-links] {
    border-top: 2px solid var(--ink);
  }
  & [data-links] > li {
    display: grid;
    gap: 0 var(--s-5);
    align-items: center;
    padding-block: var(--s-1);
    border-bottom: 1px solid var(--line);
  }
  & [data-links] a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-height: var(--target);
    font-weight: 650;
  }
  /* The whole row with a door is the link. */
  & [data-links] > li:has(svg) {
    position: relative;
    & a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  & [data-links] > li > span:not([data-tag]) {
    color: var(--ink-2);
  }
  ${from.medium} {
    & [data-links] > li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      min-height: 3.25rem;
    }
    & [data-links]:has(svg) {
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: var(--gap);
    }
  }
  & [data-links] > li:has(svg) {
    grid-template-columns: 5.25rem minmax(0, 1fr);
    align-content: start;
    justify-items: start;
    padding-block: var(--s-5);
  }
  & [data-links] > li:has(svg) a {
    font: 520 var(--t-3) / 1.2 var(--serif);
  }
  & [data-links] svg {
    grid-row: span 3;
    align-self: start;
    width: 6rem;
    height: auto;
    /* The drawing has space beside the door. */
    margin-inline-start: calc(-1 * var(--s-3));
  }
  & [data-links] [data-tag] {
    margin-top: var(--s-2);
  }
  /* One row, each door above its words. */
  ${from.large} {
    & [data-links]:has(svg) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    & [data-links] > li:has(svg) {
      grid-template-columns: minmax(0, 1fr);
      padding-block: var(--s-6) var(--s-5);
    }
    & [data-links] svg {
      grid-row: auto;
      width: 9rem;
      margin: 0 0 var(--s-3) calc(-1 * var(--s-4));
    }
  }
`
