import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {claimStyles} from '#content/render/claim.styles.ts'
import {Wrap} from '#ui/layout/layout.styles.ts'

export const Figure = styled.p`
  margin: var(--part) 0 0 -0.045em;
  font: 430 var(--t-figure) / 0.84 var(--serif);
  font-variant-numeric: lining-nums;
  letter-spacing: -0.058em;
  ${from.medium} {
    white-space: nowrap;
  }
`

export const Figures = styled.div`
  display: grid;
  gap: var(--inset) var(--gap);
  margin-top: var(--part);
  & > p,
  & > div:not([data-statistics]) > p {
    max-width: 24em;
    color: var(--ink-2);
    font-size: var(--t-lead);
    line-height: 1.5;
  }
  & > [data-statistics] {
    display: grid;
    gap: var(--s-5);
  }
  & > [data-statistics] > p {
    color: var(--ink-2);
  }
  ${from.large} {
    /* Beside a figure that spans the page; otherwise the figures have the whole width. */
    &:not(:has(> p)) {
      grid-template-columns: 1fr 1fr;
      align-items: start;
    }
  }
`

export const Targets = styled.div`
  display: grid;
  gap: var(--s-5);
  margin-top: var(--columns);
  & > p {
    color: var(--ink-2);
  }
`

/** A figure and its words read as one line, because "100%" means nothing without them. */
export const FiguresBody = styled.div`
  display: grid;
  gap: var(--inset);
  & > p {
    color: var(--ink-2);
  }
  & dl {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  }
  & dl > div {
    display: grid;
    grid-template-columns: fit-content(55%) minmax(0, 1fr);
    column-gap: var(--s-2);
    align-items: baseline;
  }
  & dt {
    min-width: 4.75rem;
    overflow-wrap: anywhere;
  }
`

/** Overlaps the edge of the panel above. */
export const SlipFrame = styled(Wrap)`
  && {
    ${claimStyles}
    position: relative;
    z-index: 3;
    margin-top: calc(-1 * var(--s-5));
    & dl {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      background: var(--surface);
      border-radius: var(--r-3);
      box-shadow: var(--sh-2);
      overflow-wrap: anywhere;
    }
    & dl > div {
      padding: var(--s-4) var(--s-4);
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
    & dd {
      margin-top: var(--s-1);
      font-family: var(--serif);
      font-size: var(--t-3);
      font-weight: 520;
      line-height: 1.2;
      letter-spacing: -0.018em;
    }
    ${from.large} {
      margin-top: calc(-1 * var(--s-7));
      & dl {
        grid-auto-columns: minmax(0, 1fr);
        grid-auto-flow: column;
        grid-template-columns: none;
      }
      & dl > div {
        padding: var(--s-5) var(--s-6);
      }
      & dl > div:nth-of-type(n + 2) {
        border-left: 1px solid var(--line);
        border-top: 0;
      }
      & dd {
        font-size: var(--t-3);
      }
    }
  }
`
