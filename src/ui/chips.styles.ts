import {css, styled} from 'styled-components'
import {below} from '#theme/breakpoints.ts'
import {coveringInput} from '#theme/visually-hidden.ts'

const chipStyles = css`
  display: inline-flex;
  gap: var(--s-2);
  align-items: center;
  justify-content: center;
  min-height: var(--target);
  padding: var(--s-2) var(--s-3);
  border: 2px solid var(--control);
  border-radius: var(--r-pill);
  background: var(--surface);
  font-weight: 650;
  ${below.medium} {
    padding-inline: var(--s-2);
  }
  &:hover {
    border-color: var(--ink);
  }
`

const chosenChipStyles = css`
  background: var(--lamp);
  border-color: var(--lamp-text);
  color: var(--on-lamp);
  @media (forced-colors: active) {
    border-color: Highlight;
    outline: 3px solid Highlight;
    outline-offset: -6px;
  }
`

/** Styles for labels that contain a radio button, to include in their parent. */
export const radioChipStyles = css`
  & label {
    position: relative;
    cursor: pointer;
    ${chipStyles}
  }
  & input {
    ${coveringInput}
  }
  & label:has(:checked) {
    ${chosenChipStyles}
  }
  & label:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
`

/** Radio buttons drawn as chips, with a legend above, or with `as` a `nav` with a list of links. */
export const Chips = styled.fieldset`
  margin-top: var(--s-2);
  & > :is(legend, p) {
    margin-bottom: var(--s-3);
    font-weight: 650;
  }
  & > :is(div, ul) {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2);
    ${below.medium} {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(4.75rem, 1fr));
      & [data-icon] {
        display: none;
      }
    }
  }
  ${radioChipStyles}
  & a {
    ${chipStyles}
    width: 100%;
    color: inherit;
    text-decoration: none;
  }
  & a[aria-current] {
    ${chosenChipStyles}
  }
`
