import {styled} from 'styled-components'
import {List} from '#ui/layout/list.styles.ts'

/** Labels, and numbers and addresses in large letters. */
export const Ways = styled(List)`
  && {
    & > div {
      align-items: baseline;
    }
    & dd {
      color: var(--ink);
      font: 520 var(--t-3) / 1.3 var(--serif);
      letter-spacing: -0.012em;
      overflow-wrap: anywhere;
    }
    & dd > a {
      display: inline-flex;
      align-items: center;
      min-height: var(--target);
    }
    & :is(small, address) {
      display: grid;
      font: 400 var(--t-small) / 1.45 var(--sans);
      letter-spacing: 0;
    }
    & small {
      color: var(--ink-2);
    }
    & address {
      font-size: var(--t-body);
    }
  }
`
