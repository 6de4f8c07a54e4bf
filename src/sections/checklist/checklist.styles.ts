import {styled} from 'styled-components'
import {from, scriptingEnabled} from '#theme/breakpoints.ts'
import {coveringInput} from '#theme/visually-hidden.ts'
import {Chips} from '#ui/chips.styles.ts'
import {Band} from '#ui/layout/layout.styles.ts'
import {checklistRole} from '#ui/state-attributes.ts'

const roles = checklistRole.values

/** Shows only the list of the selected role. Browsers without `:has()` show all lists. */
export const ChecklistParts = styled.section`
  & > div {
    padding-block: var(--part) var(--sec);
  }
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
  @media print {
    & h1 ~ p {
      display: none;
    }
  }
`

/** Count, buttons and note, in view while the list scrolls on wide screens. */
export const Tools = styled.div`
  display: grid;
  gap: var(--s-5);
  align-content: start;
  & [data-tools] {
    gap: var(--s-5);
  }
  & [data-tools]:not([hidden]) {
    display: grid;
  }
  ${scriptingEnabled} {
    & [data-tools][hidden] {
      display: grid;
      visibility: hidden;
    }
  }
  & [data-tools] b {
    font: 470 var(--t-1) / 1 var(--serif);
    letter-spacing: -0.03em;
  }
  & [data-tools] > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-3);
  }
  /* Without a tick there is nothing to clear. The button keeps the focus after it was pressed. */
  ${ChecklistParts}:not(:has(${checklistRole.selector} :checked)) & [data-clear]:not(:focus) {
    display: none;
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
  ${from.large} {
    position: sticky;
    top: 6rem;
    margin-top: var(--s-6);
  }
  @media print {
    display: none;
  }
`

/** Two columns of doors. */
export const Roles = styled(Chips)`
  && {
    width: 100%;
    & > div {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    & label {
      justify-content: start;
      padding: var(--s-2) var(--s-4);
      border-radius: var(--r-2);
      line-height: 1.2;
    }
    & small {
      display: block;
      font-weight: 450;
    }
    & svg {
      flex: none;
      width: 2.25rem;
      height: 2.35rem;
    }
    @media print {
      display: none;
    }
  }
`

export const Sheet = styled(Band)`
  && {
    & h2 {
      font-size: var(--t-2);
    }
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
        line-height: 1rem;
        text-align: center;
      }
      & label:has(:checked)::before {
        content: '✓' / '';
      }
    }
  }
`
