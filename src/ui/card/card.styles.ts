import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {tagKind} from '#ui/tag/tag.styles.ts'

/**
 * Lists people as cards, up to three in a row. Each `li` holds `[data-card-picture]` (an arch, optionally with a tag)
 * and `[data-card-copy]` (DES-9).
 */
export const PersonCards = styled.ul`
  display: grid;
  gap: var(--s-6) var(--gap);
  width: 100%;
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-4);
    border-top: 1px solid var(--line);
    padding-top: var(--s-6);
  }
  & [data-card-picture] {
    position: relative;
    flex: 0 0 min(5.5rem, 100%);
  }
  & [data-card-picture] > ${tagKind.selector} {
    display: none;
  }
  & [data-card-copy] {
    flex: 1 1 10rem;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-1);
    align-content: start;
    min-width: 0;
  }
  & h3 {
    overflow-wrap: anywhere;
    font-family: var(--serif);
    font-size: var(--t-3);
    font-weight: 520;
    line-height: 1.15;
    letter-spacing: -0.015em;
  }
  & [data-card-meta] {
    color: var(--ink-2);
    line-height: 1.5;
  }
  & [data-card-modes] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-1) var(--s-4);
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  & [data-card-modes] > * {
    display: inline-flex;
    gap: var(--s-1);
    align-items: center;
  }
  ${from.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    row-gap: var(--s-7);
    & > li {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: var(--s-4);
      border-top: 0;
      padding-top: 0;
    }
    & [data-card-picture] > ${tagKind.selector} {
      display: inline-flex;
      position: absolute;
      z-index: 1;
      left: 50%;
      bottom: 0.9rem;
      translate: -50%;
      white-space: nowrap;
      background: var(--surface);
      color: var(--ink);
      box-shadow: var(--sh-1);
    }
  }
  ${from.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
