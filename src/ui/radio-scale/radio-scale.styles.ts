import {css} from 'styled-components'
import {radioChipStyles} from '#ui/chips.styles.ts'

/** Styles for `RadioScale`; included in `FormParts`. */
export const radioScaleStyles = css`
  [data-scale] {
    display: grid;
    gap: var(--s-3);
    ${radioChipStyles}
  }
  [data-scale] legend {
    margin-bottom: var(--s-3);
    font-weight: 650;
    line-height: 1.4;
  }
  [data-scale-options] {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: var(--s-1);
  }
  [data-scale] label {
    min-height: 3.5rem;
    padding: 0;
    border-radius: 1.6rem 1.6rem var(--r-1) var(--r-1);
  }
  [data-scale-ends] {
    display: flex;
    justify-content: space-between;
    gap: var(--s-4);
    color: var(--ink-2);
    font-size: var(--t-small);
    line-height: 1.5;
  }
`
