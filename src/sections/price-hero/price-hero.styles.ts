import {styled} from 'styled-components'
import {claimStyles} from '#content/render/claim.styles.ts'
import {from} from '#theme/breakpoints.ts'

export const PriceHeroBody = styled.div`
  ${claimStyles}
  display: grid;
  gap: 2.5rem;
  & [data-note] {
    display: flex;
    gap: 0.65rem;
    align-items: flex-start;
    max-width: 30em;
    margin-block: 1.4rem 2rem;
  }
  & [data-note] [data-icon] {
    flex: none;
    color: var(--lamp-text);
  }
  & h1 {
    margin-bottom: 1.1rem;
  }
  & [data-figure] {
    display: grid;
    color: var(--ink-2);
    font-size: var(--t-label);
    line-height: 1.35;
  }
  & [data-figure] b {
    margin: 0.06em 0 0.12em -0.04em;
    color: var(--ink);
    font: 430 var(--t-price) / 1 var(--serif);
    font-variant-numeric: lining-nums;
    letter-spacing: -0.03em;
  }
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) fit-content(40%);
    align-items: start;
    column-gap: clamp(2rem, 5vw, 5rem);
  }
  @media print {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 1rem;
    align-items: end;
    & [data-note] {
      margin-block: 0.5rem 0;
    }
    & [data-figure] b {
      font-size: 3em;
    }
  }
`
