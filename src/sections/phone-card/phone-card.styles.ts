import {styled} from 'styled-components'
import {dataAttribute} from '#lib/data-attribute.ts'
import {below, scriptingEnabled} from '#theme/breakpoints.ts'
import {OpeningBand} from '#ui/layout/layout.styles.ts'
import {waitlistCardStyles} from '#ui/waitlist-card/waitlist-card.styles.ts'

/** Index of a text's language. */
export const translation = dataAttribute<string>('translation', [])

export const call = dataAttribute('call', ['999', '111'])

/** The Studio allows up to 12 languages. Without `:has()` the card is in English. */
const chosen = Array.from({length: 11}, (_, place) => String(place + 1))
  .map((index) => `&:has([value='${index}']:checked) ${translation.is(index)} { display: block; }`)
  .join('\n')

export const CardParts = styled(OpeningBand)`
  && {
    ${waitlistCardStyles}
    [data-doorstep],
    ${translation.selector}:not(${translation.is('0')}) {
      display: none;
    }
    ${chosen}
    fieldset > div {
      display: flex;
    }
    ${scriptingEnabled} {
      button[hidden] {
        display: inline-flex;
        visibility: hidden;
      }
    }
    article {
      display: grid;
      grid-template-rows: auto auto 1fr auto;
      gap: var(--s-3);
      max-width: 36rem;
      aspect-ratio: 148 / 210;
      margin-inline: auto;
      padding: 1.2em;
      background: var(--white);
      box-shadow: var(--sh-3);
      font-size: var(--t-lead);
      line-height: 1.25;
    }
    /* English stands beside the number, and the other language has the whole width. */
    ${call.selector} {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: 0.4em 0.8em;
      padding: 0.6em 0.8em;
      border-radius: var(--r-2);
      background: var(--lamp);
      color: var(--on-lamp);
    }
    @media screen {
      ${below.medium} {
        ${call.selector} {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    }
    ${call.is('999')} {
      background: var(--care-emergency);
      color: var(--white);
    }
    ${call.is('999')} ${translation.is('0')} {
      font-size: 1.1em;
      font-weight: 650;
    }
    ${call.selector} > b {
      align-self: center;
      font: 560 2.5em / 1 var(--serif);
    }
    ${call.selector} ${translation.selector}:not(${translation.is('0')}) {
      grid-column: 1 / -1;
    }
    article :is(ul, li) {
      display: grid;
      grid-auto-rows: minmax(2em, 1fr);
      /* Also in print, where items do not fill their row, which leaves no room to write. */
      align-self: stretch;
    }
    /* Says on paper who made the card. */
    article > p {
      display: flex;
      gap: 0.5em;
      align-items: center;
      font-size: 0.7em;
    }
    article > p svg {
      width: 1.5em;
    }
    /* Small, so that an answer fits beside and below both languages. */
    article li {
      display: flex;
      gap: 0 0.8em;
      border-bottom: 2px solid var(--ink);
      font-size: 0.75em;
    }
    @media print {
      [data-sheet] {
        display: grid;
        page: phone-card;
        break-after: page;
        width: 148mm;
        max-width: none;
        height: 210mm;
        font-size: 16pt;
        print-color-adjust: exact;
      }
    }
    @page phone-card {
      size: 148mm 210mm;
      margin: 0;
    }
  }
`
