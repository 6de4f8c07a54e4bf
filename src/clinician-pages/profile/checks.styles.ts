import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'
import {summaryLinkStyles} from '#ui/text-link/text-link.styles.ts'

export const ChecksSection = styled.section`
  & > p {
    margin-top: var(--s-4);
  }
  ${from.large} {
    grid-row: 1;
    grid-column: 1 / span 7;
    padding-top: var(--sec);
  }
`

export const CheckList = styled.dl`
  margin-top: var(--s-6);
  border-top: 2px solid var(--ink);
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 7fr);
    gap: var(--s-1) var(--s-5);
    align-items: baseline;
    padding-block: var(--s-4);
    border-bottom: 1px solid var(--line);
  }
  & dt {
    color: var(--ink-2);
  }
  & dd {
    font-family: var(--serif);
    font-size: var(--t-lead);
    font-weight: 500;
    letter-spacing: -0.012em;
    line-height: 1.3;
  }
  & dd > :is(a, span) {
    font-family: var(--sans);
    letter-spacing: 0;
  }
  & dd > a {
    display: inline-flex;
    gap: var(--s-2);
    align-items: center;
    min-height: var(--target);
    margin-block: calc(-1 * var(--s-2));
    font-size: var(--t-body);
    font-weight: 650;
  }
  & [data-muted] {
    color: var(--ink-2);
    font-family: var(--serif);
    font-weight: 470;
  }
  & [data-old] {
    display: flex;
    gap: var(--s-2);
    align-items: center;
    width: fit-content;
    margin-top: var(--s-2);
    padding: var(--s-1) var(--s-3);
    border-radius: var(--r-pill);
    background: var(--glow);
    color: var(--lamp-text);
    font-size: var(--t-small);
    font-weight: 650;
  }
  ${below.medium} {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

export const More = styled.details`
  margin-top: var(--s-4);
  ${summaryLinkStyles}
  &[open] summary svg {
    rotate: 45deg;
  }
  & p {
    max-width: 38em;
    margin-top: var(--s-2);
    color: var(--ink-2);
  }
`
