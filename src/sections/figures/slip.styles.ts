import {styled} from 'styled-components'
import {claimStyles} from '#content/render/claim.styles.ts'
import {from} from '#theme/breakpoints.ts'
import {Wrap} from '#ui/layout/layout.styles.ts'

/** Overlaps the edge of the panel above. */
export const SlipFrame = styled(Wrap)`
  && {
    ${claimStyles}
    position: relative;
    z-index: 3;
    margin-top: -1.5rem;
    & dl {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      background: var(--surface);
      border-radius: var(--r-3);
      box-shadow: var(--sh-2);
      overflow-wrap: anywhere;
    }
    & dl > div {
      padding: 1.1rem 1.2rem;
      border-left: 1px solid var(--line);
    }
    & dl > div:nth-of-type(odd) {
      border-left: 0;
    }
    & dl > div:nth-of-type(n + 3) {
      border-top: 1px solid var(--line);
    }
    & dt {
      color: var(--ink-2);
      font-size: var(--t-small);
      line-height: 1.35;
    }
    & dd:not([data-source]) {
      margin-top: 0.2rem;
      font-family: var(--serif);
      font-size: var(--t-question);
      font-weight: 520;
      line-height: 1.2;
      letter-spacing: -0.018em;
    }
    ${from.large} {
      margin-top: -3.75rem;
      & dl {
        grid-auto-columns: minmax(0, 1fr);
        grid-auto-flow: column;
        grid-template-columns: none;
      }
      & dl > div {
        padding: 1.5rem 1.75rem;
      }
      & dl > div:nth-of-type(n + 2) {
        border-left: 1px solid var(--line);
        border-top: 0;
      }
      & dd:not([data-source]) {
        font-size: var(--t-name);
      }
    }
  }
`
