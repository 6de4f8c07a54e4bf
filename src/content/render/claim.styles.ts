import {css, styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {tagStyles} from '#ui/tag/tag.styles.ts'

/** Styles of claims, for the section or list around them. */
export const claimStyles = css`
  ${tagStyles}
  [data-claim-text] [data-tag] {
    margin-right: 0.4rem;
  }
  ${from.medium} {
    [data-claim-text] [data-tag] {
      white-space: nowrap;
    }
  }
  :is([data-claim-text], [data-claim-line]) [data-tag-dot] {
    display: none;
  }
  /* Its kind and how we know it, side by side until that is opened. */
  [data-claim-line] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    align-items: center;
  }
  [data-claim-line] > [open] {
    flex-basis: 100%;
  }
  [data-claim-source] {
    color: var(--ink-2);
    font: 400 var(--t-small) / 1.5 var(--sans);
    letter-spacing: 0;
  }
  [data-claim-source] summary {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: var(--link);
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 0.18em;
  }
  [data-claim-source] summary:hover {
    text-decoration-thickness: 3px;
  }
  [data-claim-source] > div {
    display: grid;
    gap: 0.4rem;
    max-width: 34rem;
    padding: 0 0 0.75rem 1rem;
    border-left: 3px solid var(--lamp);
  }
  [data-claim-source] p {
    max-width: none;
    color: var(--ink-2);
    font-size: var(--t-small);
    line-height: 1.5;
  }
  @media print {
    [data-claim-source] {
      display: none;
    }
  }
`

/** Wrapper of a list of `ClaimItems`. */
export const ClaimFrame = styled.div`
  width: 100%;
  ${claimStyles}
`
