import {css} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {coveringInput} from '#theme/visually-hidden.ts'
import {scaleLength} from '#ui/state-attributes.ts'

/** Styles for `RadioScale`; included in `FormParts`. */
export const radioScaleStyles = css`
  ${scaleLength.selector} {
    display: grid;
    gap: var(--s-3);
    min-width: 0;
    border: 0;
    padding: 0;
  }
  ${scaleLength.selector} legend {
    padding: 0;
    margin-bottom: var(--s-3);
    font-weight: 650;
    line-height: 1.4;
  }
  [data-scale-options] {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: var(--s-1);
  }
  ${scaleLength.is('many')} [data-scale-options] {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  ${scaleLength.selector} label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 3.5rem;
    border: 2px solid var(--control);
    border-radius: 1.6rem 1.6rem var(--r-1) var(--r-1);
    background: var(--surface);
    font-weight: 650;
    cursor: pointer;
    transition: background var(--d1);
  }
  ${scaleLength.selector} input {
    ${coveringInput}
  }
  ${scaleLength.selector} label:hover {
    border-color: var(--ink);
  }
  ${scaleLength.selector} label:has(:checked) {
    background: var(--lamp);
    border-color: var(--lamp-text);
    color: var(--on-lamp);
  }
  ${scaleLength.selector} label:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
    box-shadow: 0 0 0 3px var(--halo);
  }
  [data-scale-ends] {
    display: flex;
    justify-content: space-between;
    gap: var(--s-4);
    color: var(--ink-2);
    font-size: var(--t-small);
    line-height: 1.5;
  }
  ${from.medium} {
    ${scaleLength.is('many')} [data-scale-options] {
      grid-template-columns: repeat(11, minmax(0, 1fr));
    }
  }
  @media (forced-colors: active) {
    ${scaleLength.selector} label:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
      border-color: Highlight;
    }
  }
`
