import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {Card} from './card.styles.ts'

export const RequestSlip = styled(Card)`
  && {
    margin-top: calc(-1 * var(--s-6));
    padding: var(--gap);
    & [data-price] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--s-1) var(--s-4);
      justify-content: space-between;
      align-items: baseline;
    }
    & [data-price] b {
      color: var(--ink);
    }
    & dl {
      border-top: 1px solid var(--line);
    }
    & dl > div {
      display: flex;
      flex-wrap: wrap;
      gap: 0.1em var(--s-4);
      justify-content: space-between;
      padding-block: var(--s-3);
      border-bottom: 1px solid var(--line);
      font-size: var(--t-small);
      line-height: 1.4;
    }
    & dt {
      color: var(--ink-2);
    }
    & dd {
      font-weight: 650;
    }
    & small {
      font-size: var(--t-small);
    }
    ${from.large} {
      position: sticky;
      top: 6.5rem;
      order: 1;
      align-self: start;
      margin-top: calc(-1 * (var(--s-5) + var(--s-8)));
    }
  }
`
