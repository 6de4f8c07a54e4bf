import {styled} from 'styled-components'
import {claimStyles} from '#content/render/claim.styles.ts'
import {from} from '#theme/breakpoints.ts'

export const PriceHeroBody = styled.div`
  ${claimStyles}
  display: grid;
  gap: var(--s-7);
  & [data-note] {
    display: flex;
    gap: var(--s-3);
    align-items: flex-start;
    max-width: 30em;
    margin-block: var(--s-5) var(--s-6);
  }
  & [data-note] [data-icon] {
    flex: none;
    color: var(--lamp-text);
  }
  & h1 {
    margin-bottom: var(--s-4);
  }
  & [data-figure] {
    display: grid;
    color: var(--ink-2);
    font-size: var(--t-body);
    line-height: 1.35;
  }
  & [data-figure] b {
    margin: 0.06em 0 0.12em -0.04em;
    color: var(--ink);
    font: 430 var(--t-page) / 1 var(--serif);
    font-variant-numeric: lining-nums;
    letter-spacing: -0.03em;
  }
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) fit-content(40%);
    align-items: start;
    column-gap: var(--columns);
  }
  @media print {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--s-4);
    align-items: end;
    & [data-note] {
      margin-block: var(--s-2) 0;
    }
    & [data-figure] b {
      font-size: 3em;
    }
  }
`
