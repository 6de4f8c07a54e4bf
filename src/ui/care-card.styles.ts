import {styled} from 'styled-components'
import {dataAttribute, type ValueOf} from '#lib/data-attribute.ts'
import {below} from '#theme/breakpoints.ts'
import {buttonStyles} from '#ui/button/button.styles.ts'

/** Place to get care; sets the card's colour and icon. */
export const placeKind = dataAttribute('place', ['emergency', 'urgent', 'pharmacist', 'gp', 'home'])

export type PlaceKind = ValueOf<typeof placeKind>

/** Space-separated numbers of the answers that lead to a place. */
export const guideAnswers = dataAttribute<string>('answers', [])

export const CareCards = styled.ol`
  display: grid;
  gap: var(--s-4);
  align-content: start;
  & > li {
    --card: var(--care-calm);
    display: grid;
    grid-template-columns: 8.5rem minmax(0, 1fr);
    overflow: hidden;
    border-radius: var(--r-3);
    background: var(--surface);
    box-shadow: var(--sh-1);
    break-inside: avoid;
    &${placeKind.is('emergency')} {
      --card: var(--care-emergency);
    }
    &${placeKind.is('urgent')} {
      --card: var(--lamp);
      --on-card: var(--on-lamp);
    }
    &${placeKind.is('pharmacist')} {
      --card: var(--nurse-panel);
    }
    &${placeKind.is('home')} {
      --card: var(--gp-panel);
    }
    & [data-level] {
      display: flex;
      flex-direction: column;
      gap: var(--s-2);
      align-items: center;
      padding: var(--s-5) var(--s-2) var(--s-4);
      background: var(--card);
      color: var(--on-card, var(--white));
      font-size: var(--t-small);
      font-weight: 680;
      line-height: 1.2;
      text-align: center;
    }
    & [data-arch] {
      display: grid;
      place-items: center;
      width: 5.25rem;
      height: 5.9rem;
      margin-bottom: -0.1em;
      padding-top: var(--s-4);
      border: 2px solid currentColor;
      border-bottom: 0;
      border-radius: var(--r-arch);
      box-shadow: 0 2px 0 currentColor;
    }
    & [data-arch] b {
      font: 560 var(--t-2) / 1 var(--serif);
      letter-spacing: -0.04em;
    }
    &${placeKind.is('home')} [data-arch] {
      width: 6rem;
      height: 6.2rem;
      padding: 0;
      border: 0;
      box-shadow: none;
    }
    &${placeKind.is('home')} [data-arch] svg {
      width: 6rem;
    }
    & [data-advice] {
      display: grid;
      gap: var(--s-3);
      align-content: center;
      padding: var(--s-5) var(--gap) var(--s-5);
    }
    & ul {
      display: grid;
      gap: var(--s-1) var(--s-5);
      padding-left: var(--s-4);
      list-style: disc;
      line-height: 1.4;
    }
    &${placeKind.is('emergency')} ul {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
      column-gap: var(--s-6);
    }
    & [data-care-note] {
      color: var(--ink-2);
      font-size: var(--t-small);
    }
    & [data-care-links] {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--s-5);
    }
    & [data-care-links] a {
      display: inline-flex;
      align-items: center;
      min-height: var(--target);
      font-weight: 680;
    }
    /* A number to call is a button, as in the search. */
    & [data-care-links] a[href^='tel:'] {
      ${buttonStyles}
      &,
      &:hover {
        background: var(--card);
        color: var(--on-card, var(--white));
      }
    }
    &:has(a[href^='tel:']) [data-care-links] {
      gap: var(--s-2) var(--s-5);
    }
    ${below.medium} {
      & [data-care-links] a[href^='tel:'] {
        width: 100%;
      }
      grid-template-columns: minmax(0, 1fr);
      & [data-level] {
        flex-direction: row;
        gap: var(--s-4);
        padding: var(--s-2) var(--s-4) 0;
      }
      & [data-arch] {
        width: 3.75rem;
        height: 3.6rem;
        margin: 0;
        padding-top: var(--s-2);
      }
      & [data-arch] b {
        font-size: 1.375em;
      }
      &${placeKind.is('home')} :is([data-arch], [data-arch] svg) {
        width: 3.6rem;
        height: 3.75rem;
      }
    }
    @media print {
      border: 1px solid var(--line);
    }
  }
`
