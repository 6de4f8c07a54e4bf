import {css, styled} from 'styled-components'
import {clinicianStyles} from '#content/render/clinician-parts.styles.ts'
import {below, from} from '#theme/breakpoints.ts'
import {foldStyles} from '#ui/fold/fold.styles.ts'
import {countFor, type ModeChoice, modeChoices, rowModes} from './meeting-modes.ts'

/** A filtered list is short, so phones show all of it. */
const unfolded = (choice: ModeChoice) => css`
  & [data-fold] {
    display: none;
  }
  & [data-fold] ~ [${rowModes.name}~='${choice}'] {
    display: grid;
  }
`

/** Shows only the rows and the count of an option, without a script. */
const chosen = (choice: ModeChoice) => css`
  &:has(input[value='${choice}']:checked) {
    & ${rowModes.selector}:not([${rowModes.name}~='${choice}']),
    & ${countFor.selector}:not(${countFor.is(choice)}) {
      display: none;
    }
    & ${countFor.is(choice)} {
      display: inline;
    }
    ${choice === 'any' ? '' : unfolded(choice)}
  }
`

/** Keeps heading and filter in view beside the rows. */
export const Listing = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-7) var(--columns);
  & [data-side] {
    display: grid;
    gap: var(--s-5);
    align-content: start;
  }
  & ${countFor.selector}:not(${countFor.is('any')}) {
    display: none;
  }
  ${below.medium} {
    gap: var(--s-5);
  }
  ${modeChoices.map(chosen)}
  ${from.large} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    & [data-side] {
      position: sticky;
      top: 7rem;
      align-self: start;
    }
    & [data-side] :is(fieldset > div, ul) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      max-width: 18rem;
    }
  }
  /* The filter is beside the heading, above two columns of rows. */
  ${from.desk} {
    grid-template-columns: minmax(0, 1fr);
    & [data-side] {
      position: static;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      column-gap: var(--gap);
    }
    & [data-side] > :is(fieldset, div, fieldset ~ *, div ~ *) {
      grid-column: 2;
    }
    & [data-side] > :is(fieldset, div) {
      grid-row: 1 / span 2;
      align-self: end;
    }
    & [data-side] :is(fieldset > div, ul) {
      display: flex;
      max-width: none;
    }
  }
`

export const Rows = styled.ul`
  display: grid;
  align-content: start;
  border-top: 2px solid var(--ink);
  ${clinicianStyles}
  ${foldStyles}
  & > li {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: var(--s-5);
    padding: var(--s-6) 0 var(--s-1);
    border-bottom: 1px solid var(--line);
  }
  & [data-portrait] {
    align-self: start;
    width: auto;
    max-width: none;
    aspect-ratio: 400 / 540;
    border-radius: var(--r-pill) var(--r-pill) 10px 10px;
    background: var(--specialist-t);
  }
  & [data-row-copy] {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-1);
    align-content: start;
    justify-items: start;
    padding-bottom: var(--s-5);
    overflow-wrap: anywhere;
  }
  & [data-plain] {
    font: 470 var(--t-2) / 1.1 var(--serif);
    letter-spacing: -0.022em;
  }
  & [data-name] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-1) var(--s-3);
    align-items: center;
  }
  & h3 {
    font-size: var(--t-body);
  }
  ${below.medium} {
    & > li {
      grid-template-columns: 5rem minmax(0, 1fr);
      gap: var(--s-4);
      padding-top: var(--s-5);
    }
    & [data-card-rating] {
      font-size: var(--t-small);
    }
    & [data-row-copy] {
      padding-bottom: var(--s-2);
    }
    & [data-card-actions] {
      margin-top: var(--s-1);
    }
    & > [data-fold] {
      border-bottom: 0;
    }
  }
  & [data-card-meta] {
    line-height: 1.45;
  }
  & [data-card-meta] b {
    color: var(--specialist);
    font-weight: 650;
  }
  ${from.medium} {
    & > li {
      grid-template-columns: 12.5rem minmax(0, 1fr);
      gap: var(--s-6);
      padding: var(--s-6) 0 0;
    }
    & [data-portrait] {
      align-self: end;
      aspect-ratio: 400 / 470;
      border-radius: var(--r-arch);
    }
    & [data-row-copy] {
      padding-bottom: var(--s-6);
    }
  }
  ${from.large} {
    & [data-plain] {
      padding-inline-end: calc(2.5 * var(--s-8));
    }
    & [data-next] {
      position: absolute;
      inset: 0.35rem 0 auto auto;
    }
  }
  ${from.desk} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--gap);
    & > li {
      grid-template-columns: 10.5rem minmax(0, 1fr);
    }
    & [data-plain] {
      padding: 0;
    }
    & [data-next] {
      position: static;
    }
  }
`
