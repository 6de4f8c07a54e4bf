import {styled} from 'styled-components'
import {below} from '#theme/breakpoints.ts'

export const Prices = styled.div`
  & tbody :is(th, td) {
    padding-block: var(--s-5);
  }
  & [data-service] {
    display: grid;
    grid-template-columns: 2.25rem minmax(0, 1fr);
    gap: var(--s-3);
    justify-items: start;
  }
  & [data-service] svg {
    width: 2.25rem;
  }
  & [data-service] b {
    display: block;
    margin-bottom: var(--s-2);
    line-height: 1.3;
  }
  & [data-tag] {
    white-space: nowrap;
  }
  & [data-figure] {
    color: var(--ink);
    font: 470 var(--t-2) / 1.05 var(--serif);
    letter-spacing: -0.022em;
    white-space: nowrap;
  }
  & [data-text] {
    font: 470 var(--t-3) / 1.25 var(--serif);
  }
  & thead th {
    width: 30%;
  }
  & thead th:first-of-type {
    width: 36%;
  }
  ${below.medium} {
    & :is([data-tag], [data-figure]) {
      white-space: normal;
    }
  }
  ${below.tablet} {
    & tbody tr > td {
      padding-left: var(--s-7);
    }
  }
  @media print {
    & tbody :is(th, td) {
      padding-block: var(--s-2);
    }
    & tbody tr > td {
      padding-left: 0;
    }
  }
`
