import {css} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'
import {visuallyHidden} from '#theme/visually-hidden.ts'
import {iconButtonStyles} from '#ui/button/button.styles.ts'
import {doorStyles, doorView} from '#ui/scene/door/door-scene.styles.ts'
import {dialogPicture, fieldKind, fieldRow, formOutcome, messageKind} from '#ui/state-attributes.ts'

/** Styles for the data attributes of `dialog.client.tsx`. */
export const dialogStyles = css`
  [data-dialog-panel] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    width: min(58rem, 100vw - 2rem);
    overflow: auto;
    overscroll-behavior: contain;
    background: var(--surface);
    color: var(--ink);
    border-radius: var(--r-3);
    box-shadow: var(--sh-3);
  }
  [data-dialog-panel]:focus {
    outline: none;
  }
  [data-dialog-picture] {
    grid-area: 1 / 1;
    height: 5rem;
    overflow: hidden;
    background: var(--sunk);
    ${doorStyles}
  }
  /* Crops the door to its arch, fanlight and number, which say whose it is and whether the service is open. */
  [data-dialog-picture] ${doorView.is('wide')} {
    height: auto;
    aspect-ratio: 4 / 3;
    translate: 0 -4%;
  }
  /* The crop would cut what stands beside the door. */
  [data-dialog-picture] ${doorView.selector} > [href*='#things-'] {
    display: none;
  }
  [data-dialog-picture] :is(span, picture) {
    height: 100%;
  }
  [data-dialog-picture] :is(img, svg) {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 34%;
  }
  [data-dialog-body] {
    grid-area: 2 / 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--s-4);
    padding: var(--s-4) var(--s-5) var(--s-5);
  }
  [data-dialog-body] > h2 {
    font-size: var(--t-2);
    line-height: 1.14;
    letter-spacing: -0.018em;
    padding-right: var(--s-7);
  }
  [data-dialog-body] > h2:focus {
    outline: none;
    box-shadow: none;
  }
  [data-dialog-body] > h2 ~ p {
    color: var(--ink-2);
  }
  /* Heading and intro invite to a form that was sent. */
  [data-dialog-body]:has(> form > ${formOutcome.is('success')}) > :is(h2, p) {
    ${visuallyHidden}
  }
  [data-dialog-close] {
    ${iconButtonStyles}
    /* Last in the tab order, but at the top and sticky while the panel scrolls. */
    position: sticky;
    top: 0.75rem;
    z-index: 1;
    grid-area: 1 / 1 / 3 / -1;
    justify-self: end;
    margin: var(--s-3);
    background: var(--surface);
    box-shadow: var(--sh-1);
  }
  [data-dialog-body] form {
    gap: var(--s-4);
  }
  /* The button that closes lies beside it. */
  [data-dialog-body] ${messageKind.is('success')} {
    margin-inline-end: calc(var(--target) + var(--s-2));
  }
  /* The button that closes stays above it. */
  [data-dialog-body] [data-error-summary] {
    scroll-margin-top: 5rem;
  }
  /* Tighter on phones, so that the submit button needs little scrolling. */
  ${below.medium} {
    ${dialogPicture.is('optional')} {
      display: none;
    }
    [data-dialog-picture]:has(${doorView.selector}) {
      height: 6.75rem;
    }
    [data-dialog-body] {
      gap: var(--s-3);
    }
    [data-dialog-body] p {
      font-size: var(--t-small);
      line-height: 1.45;
    }
    [data-dialog-body] form {
      gap: var(--s-3);
      & label {
        font-size: var(--t-small);
      }
      & ${fieldKind.selector}:not(${fieldRow.is('names')} > *) {
        gap: var(--s-1);
      }
    }
  }
  ${from.medium} {
    [data-dialog-panel]:has([data-dialog-picture]) {
      grid-template-columns: 38% minmax(0, 1fr);
    }
    [data-dialog-panel]:has([data-dialog-picture]) [data-dialog-body] {
      grid-area: 1 / 2;
    }
    [data-dialog-picture] {
      position: relative;
      height: auto;
      min-height: 100%;
    }
    [data-dialog-picture] :is(img, svg) {
      position: absolute;
      inset: 0;
      object-position: 50% 50%;
    }
    [data-dialog-picture] ${doorView.is('tall')} {
      display: block;
    }
    [data-dialog-picture] ${doorView.is('wide')} {
      display: none;
    }
    [data-dialog-body] {
      padding: var(--s-5) var(--s-6);
    }
  }
  /* The door of the card replaces the dialog's image. */
  [data-dialog-panel]:has([data-joined]) {
    grid-template-columns: minmax(0, 1fr);
    width: min(31rem, 100vw - 2rem);
  }
  [data-dialog-panel]:has([data-joined]) [data-dialog-body] {
    grid-area: 2 / 1;
  }
  [data-dialog-panel]:has([data-joined]) [data-dialog-picture] {
    display: none;
  }
  @media (forced-colors: active) {
    [data-dialog-panel],
    [data-dialog-close] {
      border: 2px solid;
    }
  }
`
