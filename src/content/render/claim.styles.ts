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
    margin-top: var(--s-2);
    color: var(--ink-2);
    font: 400 var(--t-small) / 1.5 var(--sans);
    letter-spacing: 0;
  }
  @media print {
    [data-claim-sources] {
      display: none;
    }
  }
  [data-claim-sources] summary {
    display: inline-flex;
    align-items: center;
    width: fit-content;
    min-height: var(--target);
    color: var(--link);
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 0.18em;
  }
  [data-claim-sources] summary:hover {
    text-decoration-thickness: 3px;
  }
  ${'' /* Readable on any ground, such as a sky. */}
  [data-claim-sources][open] {
    max-width: 40em;
    margin-inline: calc(-1 * var(--s-4));
    padding: 0 var(--s-4) var(--s-4);
    border-radius: var(--r-2);
    background: var(--surface);
    box-shadow: inset 0 0 0 1px var(--line);
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
  [data-claim-sources] p {
    margin-block: var(--s-2);
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
