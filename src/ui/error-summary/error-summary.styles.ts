import {css} from 'styled-components'

/** Styles for `ErrorSummary`; included in `FormParts`. */
export const errorSummaryStyles = css`
  [data-error-summary] {
    display: grid;
    gap: var(--s-2);
    padding: var(--s-4) var(--s-4);
    border: 2px solid var(--bad);
    border-radius: var(--r-2);
    background: var(--bad-bg);
    color: var(--bad);
    line-height: 1.4;
  }
  [data-error-summary]:focus {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
    box-shadow: 0 0 0 3px var(--halo);
  }
  [data-error-summary] h2 {
    font: inherit;
    font-weight: 650;
    letter-spacing: normal;
  }
  [data-error-summary] ul {
    display: grid;
    gap: var(--s-1);
  }
  [data-error-summary] a {
    /* Stacked links each need the minimum target size (WCAG 2.5.8). */
    display: inline-block;
    min-height: 24px;
    color: inherit;
    text-underline-offset: 0.2em;
  }
`
