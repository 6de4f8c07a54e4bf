import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'

export const Receipts = styled.div`
  display: grid;
  gap: var(--gap);
  & article {
    position: relative;
    isolation: isolate;
    padding: var(--gap) var(--gap) var(--s-7);
    filter: var(--receipt-shadow);
  }
  /* The torn edge masks a sheet behind the text; a mask on the receipt itself would cut off the shadow. */
  & article::before {
    --tooth: 0.55rem;
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: var(--receipt);
    mask:
      conic-gradient(from -45deg at bottom, transparent, black 1deg 89deg, transparent 90deg) 50%
        100% / calc(2 * var(--tooth)) var(--tooth) repeat-x,
      linear-gradient(black 0 0) top / 100% calc(100% - var(--tooth) + 1px) no-repeat;
  }
  & :is(article > p, header p) {
    color: var(--ink-2);
  }
  & header p {
    margin-top: 0.15em;
  }
  & header [data-tag] {
    margin-bottom: var(--s-3);
  }
  & dl {
    margin-block: var(--s-4) var(--s-4);
    border-top: 2px dashed var(--line);
  }
  & dl > div {
    display: flex;
    justify-content: space-between;
    gap: var(--s-5);
    padding-block: var(--s-3);
    border-bottom: 1px solid var(--line);
    line-height: 1.35;
  }
  & dd {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    flex: none;
    max-width: 60%;
  }
  & small {
    display: block;
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  & dl > [data-total] {
    align-items: baseline;
    margin-top: -1px;
    border-top: 2px solid var(--ink);
    border-bottom: 0;
  }
  & [data-total] dt {
    font-weight: 680;
  }
  & [data-total] dd {
    font: 520 var(--t-2) / 1.1 var(--serif);
    letter-spacing: -0.025em;
  }
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  @media print {
    grid-template-columns: 1fr 1fr;
    & article {
      padding: var(--s-3);
      border: 1px solid var(--line);
      break-inside: avoid;
      filter: none;
    }
    & article::before {
      display: none;
    }
  }
`
