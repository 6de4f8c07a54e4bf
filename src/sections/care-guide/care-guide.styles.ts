import {styled} from 'styled-components'
import {dataAttribute} from '#lib/data-attribute.ts'
import {below, from} from '#theme/breakpoints.ts'
import {coveringInput} from '#theme/visually-hidden.ts'
import {Band} from '#ui/layout/layout.styles.ts'
import {wideFoldStyles} from '#ui/fold/fold.styles.ts'
import {guideAnswers, placeKind} from '#ui/care-card.styles.ts'

/** Index of an answer. */
export const answerNumber = dataAttribute<string>('answer', [])

/** The Studio allows up to 12 answers. */
const numbers = Array.from({length: 12}, (_, place) => String(place))

const chosen = (number: string) => `&:has(${answerNumber.is(number)} :checked)`
const fits = (number: string) => `[${guideAnswers.name}~='${number}']`

/** Filters the places without a script. A browser without `:has()` shows all of them; 999 is always visible. */
const choices = numbers
  .map(
    (number) => `
  ${chosen(number)} ${placeKind.selector}:not(:is(${fits(number)}, ${placeKind.is('emergency')})) { display: none; }
  ${chosen(number)}:not(:has(${answerNumber.is(number)}${answerNumber.is('0')})) ${placeKind.selector}${fits(number)} { box-shadow: 0 0 0 4px var(--lamp), var(--sh-2); }
`,
  )
  .join('')

export const GuideBand = styled(Band)`
  && {
    ${wideFoldStyles}
    & [data-places] {
      display: grid;
      gap: var(--s-4);
      align-content: start;
    }
    /* A chosen answer shows all its places. */
    &:has(${answerNumber.selector} :checked):not(:has(${answerNumber.is('0')} :checked))
    [data-fold] {
      display: none;
      & ~ ol {
        display: grid;
      }
    }
    padding-block: var(--open);
    border-top: 6px solid var(--hero-edge);
    & fieldset {
      display: grid;
      margin-top: var(--s-5);
      padding: 0;
      border: 0;
    }
    & legend {
      padding: 0 0 var(--s-4);
      color: var(--ink-2);
    }
    & label {
      position: relative;
      display: grid;
      grid-template-columns: 1.75rem minmax(0, 1fr);
      gap: var(--s-4);
      align-items: center;
      min-height: 3.25rem;
      padding: var(--s-2) var(--s-3) var(--s-2) var(--s-1);
      border-bottom: 1px solid var(--line);
      line-height: 1.3;
      cursor: pointer;
    }
    & label:first-of-type {
      border-top: 1px solid var(--line);
    }
    & label:hover {
      background: var(--surface);
    }
    & input {
      ${coveringInput}
    }
    & label:has(:checked) {
      font-weight: 680;
    }
    & label:has(:focus-visible) {
      outline: 3px solid var(--focus);
      outline-offset: 2px;
      border-radius: var(--r-1);
      box-shadow: 0 0 0 2px var(--halo);
    }
    & [data-chosen] {
      display: none;
    }
    & label:has(:checked) [data-chosen] {
      display: block;
    }
    & label:has(:checked) [data-open] {
      display: none;
    }
    & [data-note] {
      margin-top: var(--s-4);
      color: var(--ink-2);
      font-size: var(--t-small);
    }
    ${choices}
    /* The card with 999 begins in the first window. */
    ${below.medium} {
      padding-block: var(--s-6) var(--s-7);
      & fieldset {
        margin-top: var(--s-2);
      }
      & label {
        min-height: var(--target);
        padding-block: var(--s-1);
      }
    }
    /* On phones only the chosen answer and the first, which shows everything, remain: the places come into view. With
       a keyboard all answers stay, because an arrow key chooses the next one. */
    ${below.large} {
      &
      fieldset:has(label:not(${answerNumber.is('0')}) :checked):not(:has(:focus-visible))
      label:not(:has(:checked), ${answerNumber.is('0')}) {
        display: none;
      }
    }
    ${from.large} {
      & [data-questions] {
        position: sticky;
        top: 6.5rem;
        align-self: start;
      }
    }
    @media (forced-colors: active) {
      & label:has(:checked) {
        outline: 2px solid;
      }
    }
    @media print {
      & [data-questions] fieldset {
        display: none;
      }
    }
  }
`
