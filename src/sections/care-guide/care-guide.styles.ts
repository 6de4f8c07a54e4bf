import {styled} from 'styled-components'
import {dataAttribute} from '#lib/data-attribute.ts'
import {below, from} from '#theme/breakpoints.ts'
import {partSelector} from '#ui/every-page.styles.ts'
import {Band} from '#ui/layout/layout.styles.ts'
import {wideFoldStyles} from '#ui/fold/fold.styles.ts'
import {radioListStyles} from '#ui/radio-list.styles.ts'
import {guideAnswers, placeKind} from '#ui/care-card.styles.ts'

/** Index of an answer. */
export const answerNumber = dataAttribute<string>('answer', [])

/** Index of the answer whose places are counted. */
export const countFor = dataAttribute<string>('count-for', [])

/** The Studio allows up to 12 answers. */
const numbers = Array.from({length: 12}, (_, place) => String(place))

const chosen = (number: string) => `&:has(${answerNumber.is(number)} :checked)`
const fits = (number: string) => `[${guideAnswers.name}~='${number}']`

/** Filters and counts the places without a script. A browser without `:has()` shows all of them; 999 is always visible. */
const choices = numbers
  .map(
    (number) => `
  ${chosen(number)} ${placeKind.selector}:not(:is(${fits(number)}, ${placeKind.is('emergency')})) { display: none; }
  ${chosen(number)}:not(:has(${answerNumber.is(number)}${answerNumber.is('0')})) ${placeKind.selector}${fits(number)} { box-shadow: 0 0 0 4px var(--lamp), var(--sh-2); }
  &:not(:has(${answerNumber.is(number)} :checked)) ${countFor.is(number)} { display: none; }
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
    ${radioListStyles}
    & ${partSelector('columns')} {
      row-gap: var(--s-4);
    }
    & legend {
      color: var(--ink-2);
    }
    & label {
      min-height: 3.25rem;
      padding-block: var(--s-2);
      border-bottom: 1px solid var(--line);
    }
    & label:first-of-type {
      border-top: 1px solid var(--line);
    }
    & label:hover {
      background: var(--surface);
    }
    & label:has(:checked) {
      font-weight: 680;
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
      & label {
        min-height: var(--target);
        padding-block: var(--s-1);
      }
    }
    ${from.large} {
      & ${partSelector('columns')} {
        grid-template-rows: auto auto 1fr;
      }
      & h2 ~ ol {
        grid-area: 1 / 2 / span 2;
      }
      & h2 ~ [data-places] {
        grid-area: 3 / 2;
      }
      & [data-questions] {
        grid-row: 2 / span 2;
        position: sticky;
        top: 6.5rem;
        align-self: start;
      }
    }
    @media print {
      & [data-questions] fieldset {
        display: none;
      }
    }
  }
`
