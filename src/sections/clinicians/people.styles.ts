import {css, styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {foldStyles} from '#ui/fold/fold.styles.ts'
import {List} from '#ui/layout/list.styles.ts'
import {tagKind} from '#ui/tag/tag.styles.ts'
import {countFor, type ModeChoice, modeChoices, rowModes} from './meeting-modes.ts'

const isChosen = (choice: ModeChoice) => `:has(input[value='${choice}']:checked)`

/**
 * Portraits above the words, up to three in a row; beside them on phones. Shows only the people of the chosen option,
 * without a script.
 */
export const People = styled(List)`
  && {
    row-gap: var(--s-6);
    ${foldStyles}
    /* The fold would count as an item, and make the last person take the whole row of a tablet. */
    && > li:last-of-type {
      grid-column: auto;
    }
    /* As high as the row, so that the links of all cards align. */
    ${from.medium} {
      & > li {
        grid-template-rows: auto 1fr;
        align-items: stretch;
      }
    }
    & > li > div:last-of-type {
      display: flex;
      flex-direction: column;
      gap: var(--s-1);
      align-items: start;
    }
    & > li > [data-picture] {
      position: relative;
      aspect-ratio: 400 / 470;
      border-radius: var(--r-arch);
      & img {
        object-position: 50% 100%;
      }
      & ${tagKind.selector} {
        position: absolute;
        inset: auto 0 0;
        justify-content: center;
        width: auto;
        padding-inline: 0;
        border-radius: 0;
        background: var(--surface);
        box-shadow: none;
      }
    }
    & > li:has(${tagKind.is('example')}) {
      --star: var(--control);
    }
    & [data-plain] {
      color: var(--ink);
      font: 470 var(--t-2) / 1.1 var(--serif);
      letter-spacing: -0.022em;
    }
    & [data-card-modes] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--s-1) var(--s-4);
      font-size: var(--t-small);
    }
    & p:has([data-stars]) {
      font-size: var(--t-small);
    }
    & [data-card-modes] > :not([data-sr-only]) {
      display: inline-flex;
      gap: var(--s-1);
      align-items: center;
    }
    & [data-icon] {
      color: inherit;
    }
    & [data-card-actions] {
      margin-top: auto;
      padding-top: var(--s-2);
    }
  }
  ${modeChoices.map(
    (choice) => css`
      section${isChosen(choice)} && ${rowModes.selector}:not([${rowModes.name}~='${choice}']) {
        display: none;
      }
      ${choice === 'any' ? '' : unfolded(choice)}
    `,
  )}
`

/** A filtered list is short, so phones show all of it. */
function unfolded(choice: ModeChoice) {
  return css`
    section${isChosen(choice)} && [data-fold] {
      display: none;
    }
    section${isChosen(choice)} && [data-fold] ~ [${rowModes.name}~='${choice}'] {
      display: grid;
    }
  `
}

/** Number of people that each option shows. */
export const Counts = styled.p`
  & ${countFor.selector}:not(${countFor.is('any')}) {
    display: none;
  }
  ${modeChoices.map(
    (choice) => css`
      section${isChosen(choice)} & ${countFor.selector} {
        display: none;
      }
      section${isChosen(choice)} & ${countFor.is(choice)} {
        display: inline;
      }
    `,
  )}
`
