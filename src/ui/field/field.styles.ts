import {css} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {fieldKind, fieldRow} from '#ui/state-attributes.ts'

/** Two columns with shared rows, so that the labels align, and the boxes. */
const besideEachOther = (fields: string) => css`
  ${fields} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    row-gap: 0;
    margin-bottom: calc(-1 * var(--s-4));
  }
  ${fields} > ${fieldKind.selector} {
    grid-row: span 4;
    grid-template-rows: subgrid;
    row-gap: 0;
    margin-bottom: var(--s-4);
  }
  ${fields} > ${fieldKind.selector} > label {
    grid-row: 1;
  }
  ${fields} > ${fieldKind.selector} > [data-hint] {
    grid-row: 2;
    margin-top: var(--s-2);
  }
  /* Next to a field with a hint. */
  ${fields} > ${fieldKind.selector}:not(:has(> [data-hint])) > label {
    grid-row: 1 / span 2;
    align-self: end;
  }
  ${fields} > ${fieldKind.selector} > :is(input, select, textarea) {
    grid-row: 3;
    align-self: start;
    margin-top: var(--s-2);
  }
  ${fields} > ${fieldKind.selector} > [data-error] {
    grid-row: 4;
    margin-top: var(--s-2);
  }
`

/** Styles for the data attributes of `field.tsx`. */
export const fieldStyles = css`
  ${fieldKind.selector} {
    display: grid;
    gap: var(--s-2);
    align-content: start;
    min-width: 0;
  }
  ${fieldKind.selector} label {
    font-size: var(--t-body);
    font-weight: 650;
    line-height: 1.4;
  }
  [data-hint] {
    color: var(--ink-2);
    font-size: var(--t-small);
    line-height: 1.5;
  }
  ${fieldKind.selector} input:not([type='checkbox'], [type='hidden']),
  ${fieldKind.selector} select,
  ${fieldKind.selector} textarea {
    width: 100%;
    min-height: 3.25rem;
    padding: var(--s-2) var(--s-4);
    border: 2px solid var(--control);
    border-radius: var(--r-2);
    background: var(--surface);
    color: var(--ink);
    line-height: 1.4;
    transition: border-color var(--d1);
  }
  ${fieldKind.selector} select {
    appearance: none;
    padding-right: var(--s-7);
    background: var(--chevron) right 1.1rem center / 1rem no-repeat var(--surface);
    /* Chromium adds its own arrow. */
    @media (forced-colors: active) {
      appearance: auto;
      background-image: none;
    }
  }
  ${fieldKind.selector} textarea {
    min-height: 8rem;
    resize: vertical;
  }
  ${fieldKind.selector} :is(input, select, textarea):hover {
    border-color: var(--ink);
  }
  ${fieldKind.selector} ::placeholder {
    color: var(--ink-2);
    opacity: 1;
  }
  ${fieldKind.selector} :is(input, select, textarea)[aria-invalid='true'] {
    border-color: var(--bad);
    box-shadow: inset 0 0 0 1px var(--bad);
  }
  ${fieldKind.selector} :is(input, select, textarea):focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
    box-shadow: 0 0 0 3px var(--halo);
  }
  [data-error] {
    color: var(--bad);
    display: flex;
    gap: var(--s-2);
    align-items: flex-start;
    font-size: var(--t-small);
    font-weight: 650;
    line-height: 1.4;
  }
  /* Precedes the box for screen readers and follows it visually. */
  ${fieldKind.selector}:not(${fieldKind.is('checkbox')}) > [data-error] {
    order: 1;
  }
  [data-error] svg {
    flex: none;
    margin-top: 0.08em;
  }
  ${fieldKind.is('checkbox')} {
    grid-template-columns: 1.75rem minmax(0, 1fr);
    gap: 0.15em var(--s-3);
    align-items: start;
    min-height: var(--target);
    padding-block: var(--s-2);
  }
  ${fieldKind.is('checkbox')} label {
    font-weight: 400;
    padding-block: 0.1em;
    cursor: pointer;
  }
  ${fieldKind.is('checkbox')} > p {
    grid-column: 2;
  }
  ${fieldKind.is('checkbox')} input {
    appearance: none;
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    margin: 0;
    border: 2px solid var(--control);
    border-radius: var(--r-1);
    background: var(--surface);
    cursor: pointer;
  }
  ${fieldKind.is('checkbox')} input:checked {
    background: var(--btn);
    border-color: var(--btn);
  }
  ${fieldKind.is('checkbox')} input:checked::after {
    content: '';
    width: 0.5rem;
    height: 0.95rem;
    border: solid var(--on-btn);
    border-width: 0 3px 3px 0;
    transform: translateY(-2px) rotate(42deg);
  }
  ${fieldRow.selector} {
    display: grid;
    gap: var(--s-4) var(--s-4);
    align-items: start;
  }
  ${from.medium} {
    ${besideEachOther(fieldRow.selector)}
  }
  /* Names are short, so they share a row before other fields do, but not on the narrowest phones. */
  @media (min-width: 24rem) {
    ${besideEachOther(fieldRow.is('names'))}
  }
  /* A dialog shows its button without scrolling until Patient is chosen, so it asks only for the area until then. */
  [role='dialog'] form:not(:has(option[value='patient']:checked)) > ${fieldRow.is('patients')} {
    grid-template-columns: minmax(0, 1fr);
    > :has([name='service']) {
      display: none;
    }
  }
  form:has([name='role'] option:checked:not([value=''], [value='patient']))
  > ${fieldRow.is('patients')} {
    display: none;
  }
  @media (forced-colors: active) {
    ${fieldKind.is('checkbox')} input {
      appearance: auto;
    }
    ${fieldKind.is('checkbox')} input:checked::after {
      content: none;
    }
  }
`
