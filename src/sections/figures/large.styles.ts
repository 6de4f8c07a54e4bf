import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'

export const Figure = styled.p`
  margin: clamp(1.5rem, 4vw, 3.5rem) 0 0 -0.045em;
  font: 430 var(--t-figure) / 0.84 var(--serif);
  font-variant-numeric: lining-nums;
  letter-spacing: -0.058em;
  ${from.medium} {
    white-space: nowrap;
  }
`

export const Figures = styled.div`
  display: grid;
  gap: clamp(1.5rem, 4vw, 2.5rem) var(--gap);
  margin-top: clamp(1.5rem, 4vw, 3.5rem);
  & > div:first-of-type > p {
    max-width: 24em;
    color: var(--ink-2);
    font-size: var(--t-lead);
    line-height: 1.5;
  }
  ${from.large} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`

export const Targets = styled.div`
  display: grid;
  gap: 1.25rem;
  margin-top: clamp(2.25rem, 6vw, 5.5rem);
  & > p {
    color: var(--ink-2);
  }
  ${below.medium} {
    & > dl {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      column-gap: var(--gap);
    }
    & > dl > div {
      padding-block: 0.9rem 0.4rem;
    }
    & > dl dd {
      font-size: var(--t-small);
    }
    /* The tag has its own line, because the text does not fit beside it. */
    & [data-claim-text] [data-tag] {
      display: flex;
      width: fit-content;
      margin-bottom: 0.35rem;
    }
  }
`
