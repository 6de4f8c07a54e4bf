import {styled} from 'styled-components'
import {claimStyles} from '#content/render/claim.styles.ts'
import {from} from '#theme/breakpoints.ts'
import {bandGround, Wrap} from '#ui/layout/layout.styles.ts'

/** Overlaps the edge of a coloured panel above. */
export const Slip = styled(Wrap)`
  && {
    ${claimStyles}
    position: relative;
    z-index: 3;
    margin-top: calc(-1 * var(--s-6));
  }
  ${bandGround.is('page')} ~ && {
    margin-top: 0;
  }
  & dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 1px;
    overflow: clip;
    border-radius: var(--r-3);
    background: var(--surface);
    box-shadow: var(--sh-2);
  }
  /* Lines between the facts; those at the edges are clipped. */
  & dl > div {
    padding: var(--s-4) var(--gap);
    box-shadow: -1px -1px 0 var(--line);
  }
  & dl > :nth-of-type(odd):last-of-type {
    grid-column: 1 / -1;
  }
  & dt {
    color: var(--ink-2);
    font-size: var(--t-small);
    line-height: 1.35;
  }
  & dd {
    font: 520 var(--t-3) / 1.2 var(--serif);
    letter-spacing: -0.018em;
  }
  ${from.large} {
    & dl {
      grid-template-columns: none;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }
    & dl > :nth-of-type(odd):last-of-type {
      grid-column: auto;
    }
  }
`
