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
  gap: 1rem;
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
      gap: 0.55rem;
      align-items: center;
      padding: 1.25rem 0.5rem 1rem;
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
      margin-bottom: -0.1rem;
      padding-top: 0.9rem;
      border: 2px solid currentColor;
      border-bottom: 0;
      border-radius: var(--r-arch);
      box-shadow: 0 2px 0 currentColor;
    }
    & [data-arch] b {
      font: 560 2rem / 1 var(--serif);
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
      height: auto;
    }
    & [data-advice] {
      display: grid;
      gap: 0.7rem;
      align-content: center;
      padding: 1.4rem clamp(1.1rem, 2.4vw, 2rem) 1.5rem;
    }
    & ul {
      display: grid;
      gap: 0.35rem 1.5rem;
      padding-left: 1.15rem;
      list-style: disc;
      line-height: 1.4;
    }
    &${placeKind.is('emergency')} ul {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    }
    & [data-care-note] {
      color: var(--ink-2);
      font-size: var(--t-small);
    }
    & [data-care-links] {
      display: flex;
      flex-wrap: wrap;
      gap: 0 1.5rem;
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
      gap: 0.5rem 1.5rem;
    }
    ${below.medium} {
      & [data-care-links] a[href^='tel:'] {
        width: 100%;
      }
    }
    ${below.medium} {
      grid-template-columns: minmax(0, 1fr);
      & [data-level] {
        flex-direction: row;
        gap: 1rem;
        padding: 0.6rem 1rem 0;
      }
      & [data-arch] {
        width: 3.75rem;
        height: 3.6rem;
        margin: 0;
        padding-top: 0.55rem;
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
