import {css, styled} from 'styled-components'
import {below, scriptingEnabled, from} from '#theme/breakpoints.ts'
import {coveringInput} from '#theme/visually-hidden.ts'
import {buttonStyles} from '#ui/button/button.styles.ts'
import {Band} from '#ui/layout/layout.styles.ts'
import {checklistRole} from '#ui/state-attributes.ts'

const roles = checklistRole.values

const toolRowStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3) var(--s-5);
  align-items: center;
`

/** Shows only the list of the selected role. Browsers without `:has()` show all lists. */
export const ChecklistColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-7) var(--columns);
  padding-block: var(--part) var(--sec);
  @supports selector(:has(a)) {
    & ${checklistRole.selector} {
      display: none;
    }
    ${roles
      .map(
        (role) =>
          `&:has(input[value='${role}']:checked) ${checklistRole.is(role)} { display: block; }`,
      )
      .join('\n')}
  }
  ${from.large} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    grid-template-rows: auto 1fr;
  }
  @media print {
    display: block;
  }
`

export const Intro = styled.div`
  display: grid;
  gap: var(--s-5);
  align-content: start;
  & h1 {
    text-wrap: balance;
  }
  @media print {
    & h1 ~ p {
      display: none;
    }
  }
`

/** Below the large breakpoint the count precedes the list; buttons and note follow it, as in the focus order. */
export const Tools = styled.div`
  display: grid;
  gap: var(--s-5);
  align-content: start;
  & [data-tools] {
    display: grid;
    gap: var(--s-5);
  }
  & [data-count]:empty {
    display: none;
  }
  & [data-count] b,
  & [data-count]:empty::before {
    margin-right: var(--s-1);
    font: 470 var(--t-1) / 1 var(--serif);
    letter-spacing: -0.03em;
  }
  & [data-actions]:not([hidden]) {
    ${toolRowStyles}
  }
  ${scriptingEnabled} {
    & [data-count]:empty {
      display: block;
      visibility: hidden;
    }
    & [data-count]:empty::before {
      content: '0';
    }
    & [data-actions][hidden] {
      ${toolRowStyles}
      visibility: hidden;
    }
  }
  & [data-print] {
    ${buttonStyles}
    border-color: var(--ink);
    background: transparent;
    color: var(--ink);
  }
  & [data-print]:hover {
    background: var(--sunk);
  }
  /* Without a tick there is nothing to clear. The button keeps the focus after it was pressed. */
  ${ChecklistColumns}:not(:has(${checklistRole.selector} :checked)) & [data-clear]:not(:focus) {
    display: none;
  }
  & [data-clear] {
    min-height: var(--target);
    padding: var(--s-2) var(--s-1);
    border: 0;
    background: none;
    color: var(--link);
    font-weight: 650;
    text-decoration: underline;
    text-underline-offset: 0.18em;
    cursor: pointer;
  }
  & [data-privacy] {
    display: flex;
    gap: var(--s-3);
    max-width: 28em;
    color: var(--ink-2);
    font-size: var(--t-small);
    line-height: 1.45;
  }
  & [data-privacy] [data-icon] {
    flex: none;
  }
  ${below.large} {
    &,
    & [data-tools] {
      display: contents;
    }
    & [data-actions],
    & [data-privacy] {
      order: 2;
    }
  }
  ${from.large} {
    position: sticky;
    top: 6rem;
    grid-area: 2 / 1;
    align-self: start;
  }
  @media print {
    display: none;
  }
`

export const Roles = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
  & legend {
    margin-bottom: var(--s-2);
    padding: 0;
    font-size: var(--t-body);
    font-weight: 650;
  }
  & > div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s-2);
  }
  & label {
    position: relative;
    display: flex;
    gap: var(--s-3);
    align-items: center;
    min-height: 4rem;
    padding: var(--s-2) var(--s-4);
    border: 2px solid var(--control);
    border-radius: var(--r-2);
    background: var(--surface);
    font-weight: 650;
    line-height: 1.2;
    cursor: pointer;
  }
  & label:hover {
    border-color: var(--ink);
  }
  & label:has(:checked) {
    border-color: var(--lamp-text);
    background: var(--glow);
    box-shadow: inset 0 0 0 1px var(--lamp-text);
  }
  & label:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
    box-shadow: 0 0 0 3px var(--halo);
  }
  @media (forced-colors: active) {
    & label:has(:checked) {
      border: 4px solid Highlight;
      padding: calc(var(--s-2) - 2px) calc(var(--s-4) - 2px);
    }
  }
  & small {
    display: block;
    color: var(--ink-2);
    font-size: var(--t-small);
    font-weight: 450;
  }
  & svg {
    flex: none;
    width: 2.25rem;
    height: 2.35rem;
  }
  & input {
    ${coveringInput}
  }
  @media print {
    display: none;
  }
`

export const Sheet = styled.div`
  ${below.large} {
    order: 1;
  }
  ${from.large} {
    grid-area: 1 / 2 / span 2;
  }
  padding: var(--inset);
  border-radius: var(--r-3);
  background: var(--sunk);
  & h3 {
    margin-block: var(--s-6) var(--s-2);
    color: var(--ink-2);
    font-size: var(--t-body);
    font-weight: 650;
  }
  & label {
    position: relative;
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
    gap: var(--s-5);
    align-items: center;
    padding-block: var(--s-4);
    border-top: 1px solid var(--line);
    line-height: 1.35;
    cursor: pointer;
  }
  & label b {
    display: block;
    font-size: var(--t-body);
  }
  & label span span {
    color: var(--ink-2);
  }
  & label input {
    ${coveringInput}
  }
  & label:has(:focus-visible) {
    border-radius: var(--r-1);
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  & [data-window] {
    width: 3rem;
    height: auto;
    overflow: visible;
    fill: none;
  }
  & [data-glass] {
    fill: var(--surface);
    stroke: var(--control);
    stroke-width: 2.5;
    transition: fill var(--d2);
  }
  & [data-bars] {
    stroke: var(--control);
    stroke-width: 2;
  }
  & [data-mark] {
    stroke: var(--on-lamp);
    stroke-width: 4.5;
    opacity: 0;
  }
  & label:hover [data-glass] {
    stroke: var(--ink);
  }
  & :checked ~ [data-window] {
    filter: drop-shadow(0 0 10px color-mix(in srgb, var(--lamp) 70%, transparent));
  }
  & :checked ~ [data-window] [data-glass] {
    fill: var(--lamp);
    stroke: var(--lamp-text);
  }
  & :checked ~ [data-window] [data-bars] {
    opacity: 0.28;
  }
  & :checked ~ [data-window] [data-mark] {
    opacity: 1;
  }
  @media print {
    padding: 0;
    & li {
      break-inside: avoid;
    }
    /* A square box, which a pen can tick. */
    & [data-window] {
      display: none;
    }
    & label {
      grid-template-columns: 1.25rem minmax(0, 1fr);
      padding-block: var(--s-1);
    }
    & label::before {
      content: '';
      height: 1.25rem;
      border: 2px solid var(--ink);
      font-weight: 700;
      line-height: 1rem;
      text-align: center;
    }
    & label:has(:checked)::before {
      content: '✓' / '';
    }
  }
`

export const After = styled(Band)`
  && {
    ${below.large} {
      order: 3;
    }
    ${from.large} {
      grid-column: 1 / -1;
    }
    @media print {
      display: none;
    }
  }
`
