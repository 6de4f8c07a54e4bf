import {css} from 'styled-components'
import {below} from '#theme/breakpoints.ts'

const foldIn = (screens: string) => css`
  [data-fold] summary {
    display: inline-flex;
    gap: var(--s-2);
    align-items: center;
    justify-content: center;
    width: 100%;
    min-height: 3.25rem;
    padding: var(--s-3) var(--s-5);
    border: 2px solid var(--control);
    border-radius: var(--r-pill);
    font-weight: 650;
  }
  [data-fold] summary:hover {
    border-color: var(--ink);
  }
  [data-fold] details:not([open]) [data-open-label],
  [data-fold] [open] span:has(+ [data-open-label]) {
    display: none;
  }
  [data-fold] {
    display: none;
  }
  @media screen {
    ${screens} {
      [data-fold] {
        display: block;
      }
      [data-fold]:has(> details[open]) {
        margin-bottom: var(--s-4);
      }
      [data-fold]:has(> details:not([open])) ~ * {
        display: none;
      }
    }
  }
`

/** Styles of a fold, for the list or section around it. Phones hide what follows until the fold is open. */
export const foldStyles = foldIn(below.medium)

/** The same for a fold on screens of every width. */
export const wideFoldStyles = foldIn('@media screen')
