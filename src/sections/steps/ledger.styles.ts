import {styled} from 'styled-components'
import {below} from '#theme/breakpoints.ts'
import {Ledger} from '#ui/ledger/ledger.styles.ts'

/** Ledger with numbered lines. */
export const Steps = styled(Ledger).attrs({as: 'ol'})`
  && {
    counter-reset: step;
    & > li {
      align-items: start;
      counter-increment: step;
    }
    & h3 {
      display: grid;
      grid-template-columns: 2.6rem minmax(0, 1fr);
      align-items: baseline;
      font-size: var(--t-2);
      line-height: 1.15;
    }
    & h3::before {
      content: counter(step);
      color: var(--lamp-text);
      font-size: var(--t-ledger);
      line-height: 1;
    }
    ${below.medium} {
      & p {
        padding-left: 2.6rem;
      }
    }
  }
`
