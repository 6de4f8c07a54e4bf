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
  gap: 2.5rem clamp(2rem, 4vw, 4.5rem);
  & [data-side] {
    display: grid;
    gap: 1.25rem;
    align-content: start;
  }
  & ${countFor.selector}:not(${countFor.is('any')}) {
    display: none;
  }
  ${below.medium} {
    gap: 1.5rem;
  }
  ${modeChoices.map(chosen)}
  ${from.large} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    & [data-side] {
      position: sticky;
      top: 7rem;
      align-self: start;
    }
  }
`

const legendStyles = css`
  margin-bottom: 0.75rem;
  padding: 0;
  font-size: var(--t-label);
  font-weight: 650;
`

const groupStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  ${below.medium} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(4.75rem, 1fr));
    & [data-icon] {
      display: none;
    }
  }
  ${from.large} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    max-width: 18rem;
  }
`

const chipStyles = css`
  display: inline-flex;
  gap: 0.4rem;
  align-items: center;
  justify-content: center;
  min-height: var(--target);
  padding: 0.4rem 0.85rem;
  border: 2px solid var(--control);
  border-radius: var(--r-pill);
  background: var(--surface);
  font-size: var(--t-label);
  font-weight: 650;
  ${below.medium} {
    padding-inline: 0.4rem;
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

/** Radio buttons drawn as chips. */
export const Chips = styled.fieldset`
  min-width: 0;
  margin-top: 0.5rem;
  padding: 0;
  border: 0;
  & legend {
    ${legendStyles}
  }
  & > div {
    ${groupStyles}
  }
  & label {
    position: relative;
    cursor: pointer;
    ${chipStyles}
  }
  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & label:has(:checked) {
    ${chosenChipStyles}
  }
  & label:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
`

/** The same as links, for a list of several pages. */
export const Choices = styled.nav`
  margin-top: 0.5rem;
  & > p {
    ${legendStyles}
  }
  & ul {
    ${groupStyles}
  }
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

export const Rows = styled.ul`
  display: grid;
  align-content: start;
  border-top: 2px solid var(--ink);
  ${clinicianStyles}
  ${foldStyles}
  & > li {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: 1.25rem;
    padding: 1.75rem 0 0.35rem;
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
    gap: 0.3rem;
    align-content: start;
    justify-items: start;
    padding-bottom: 1.5rem;
    overflow-wrap: anywhere;
  }
  & [data-plain] {
    font: 470 var(--t-2) / 1.1 var(--serif);
    letter-spacing: -0.022em;
  }
  & [data-name] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35rem 0.75rem;
    align-items: center;
  }
  & h3 {
    font-size: var(--t-menu);
  }
  ${below.medium} {
    & > li {
      grid-template-columns: 5rem minmax(0, 1fr);
      gap: 1rem;
      padding-top: 1.25rem;
    }
    & [data-card-rating] {
      font-size: var(--t-small);
    }
    & [data-row-copy] {
      padding-bottom: 0.5rem;
    }
    & [data-card-actions] {
      margin-top: 0.2rem;
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
      gap: 2rem;
      padding: 2rem 0 0;
    }
    & [data-portrait] {
      align-self: end;
      aspect-ratio: 400 / 470;
      border-radius: var(--r-arch);
    }
    & [data-row-copy] {
      padding-bottom: 2rem;
    }
  }
  ${from.large} {
    & [data-plain] {
      padding-inline-end: 13rem;
    }
    & [data-next] {
      position: absolute;
      inset: 0.35rem 0 auto auto;
    }
  }
`
