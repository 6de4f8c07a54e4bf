import {css, styled} from 'styled-components'
import {dataAttribute} from '#lib/data-attribute.ts'

/** Whether a figure may be large. */
export const figureSource = dataAttribute('figure-source', ['known', 'missing'])

/** Styles of claims, for the section or list around them. */
export const claimStyles = css`
  ${'' /* Below the text, because a tag beside it reads as its first or last word. */}
  [data-claim-text] [data-tag] {
    display: flex;
    width: fit-content;
    margin-top: var(--s-1);
  }
  [data-claim-text] [data-tag-dot] {
    display: none;
  }
  ${figureSource.is('missing')} > dt {
    font-size: var(--t-2);
    line-height: 1.14;
  }
  [data-claim-sources] {
    color: var(--ink-2);
    font: 400 var(--t-small) / 1.5 var(--sans);
    letter-spacing: 0;
  }
  @media print {
    [data-claim-sources] {
      display: none;
    }
  }
  [data-claim-sources] button {
    min-height: var(--target);
    padding: 0;
    border: 0;
    background: none;
    color: var(--link);
    font: inherit;
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 0.18em;
    cursor: pointer;
  }
  [data-claim-sources] button:hover {
    text-decoration-thickness: 3px;
  }
  [data-claim-sources] > [popover] {
    width: min(34rem, 100vw - 2 * var(--gut));
    max-height: min(36rem, 80svh);
    padding: var(--s-5) var(--s-5) var(--s-2);
    overflow-y: auto;
    overscroll-behavior: contain;
    border: 1px solid var(--line);
    border-radius: var(--r-2);
    background: var(--surface);
    color: var(--ink-2);
    box-shadow: var(--sh-2);
  }
  ${'' /* Browsers without anchors show it in the middle of the window. */}
  @supports (position-area: bottom span-right) {
    [data-claim-sources] > [popover] {
      inset: auto;
      max-height: min(36rem, 100% - 0.5rem);
      margin: var(--s-1) 0;
      position-area: bottom span-right;
      position-try-order: most-height;
      position-try-fallbacks:
        flip-block,
        flip-inline,
        flip-block flip-inline;
    }
  }
  [data-claim-sources] > [popover]:popover-open {
    display: grid;
    gap: var(--s-2);
    justify-items: start;
  }
  [data-claim-sources] ul {
    display: grid;
    width: 100%;
  }
  [data-claim-sources] li {
    display: grid;
    padding-block: var(--s-2);
    border-bottom: 1px solid var(--line);
  }
  [data-claim-sources] li a {
    color: var(--ink);
    font-weight: 650;
  }
  [data-claim-sources] :is(p, b) {
    max-width: none;
    color: var(--ink-2);
    font: 400 var(--t-small) / 1.5 var(--sans);
    letter-spacing: 0;
  }
  [data-claim-sources] b {
    font-weight: 650;
  }
`

/** Wrapper of a list of `ClaimItems`. */
export const ClaimFrame = styled.div`
  width: 100%;
  ${claimStyles}
`
