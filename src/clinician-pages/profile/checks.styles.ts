import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {List} from '#ui/layout/list.styles.ts'
import {summaryLinkStyles} from '#ui/text-link/text-link.styles.ts'

export const ChecksSection = styled.section`
  ${from.large} {
    grid-row: 1;
    grid-column: 1 / span 7;
    padding-top: var(--sec);
  }
`

export const CheckList = styled(List)`
  && {
    & > div {
      align-items: baseline;
    }
    & dt {
      color: var(--ink-2);
      font-weight: inherit;
    }
    & dd {
      color: var(--ink);
      font: 500 var(--t-lead) / 1.3 var(--serif);
      letter-spacing: -0.012em;
    }
    & dd > :is(a, [data-tag], [data-old]) {
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
    & [data-icon] {
      color: inherit;
    }
    & [data-muted] {
      color: var(--ink-2);
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
