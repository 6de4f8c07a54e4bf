import {styled} from 'styled-components'
import {below} from '#theme/breakpoints.ts'
import {tagStyles} from '#ui/tag/tag.styles.ts'

export const Prices = styled.div`
  margin-top: 1.5rem;
  ${tagStyles}
  & tbody :is(th, td) {
    padding-block: 1.25rem;
  }
  & [data-service] {
    display: grid;
    grid-template-columns: 2.75rem minmax(0, 1fr);
    gap: 0.9rem;
    justify-items: start;
  }
  & [data-service] svg {
    width: 2.75rem;
    height: auto;
  }
  & [data-service] b {
    display: block;
    margin-bottom: 0.5rem;
    line-height: 1.3;
  }
  & [data-tag] {
    white-space: nowrap;
  }
  & [data-figure] {
    color: var(--ink);
    font: 470 var(--t-cost) / 1.05 var(--serif);
    letter-spacing: -0.022em;
    white-space: nowrap;
  }
  & [data-text] {
    font: 470 1.25rem / 1.25 var(--serif);
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
      padding-left: 3.65rem;
    }
  }
  @media print {
    & tbody :is(th, td) {
      padding-block: 0.4rem;
    }
    & tbody tr > td {
      padding-left: 0;
    }
    & thead th,
    & thead th:first-of-type {
      width: 25%;
    }
    & [data-service] {
      display: block;
    }
    & [data-service] svg {
      display: none;
    }
    & [data-service] b {
      margin-bottom: 0;
    }
    & :is([data-figure], [data-text]) {
      font-size: 1.25em;
    }
  }
`
