import {css} from 'styled-components'
import {iconButtonStyles} from '#ui/button/button.styles.ts'

/** Styles for `SlideIn` (DES-9). */
export const slideInStyles = css`
  [data-slide-in] {
    position: fixed;
    z-index: 61;
    inset: 0 0 0 auto;
    width: min(24.375rem, 100vw);
    height: 100dvh;
    overflow: auto;
    overscroll-behavior: contain;
    padding: var(--s-4) var(--s-5) var(--s-6);
    background: var(--surface);
    color: var(--ink);
    box-shadow: var(--sh-3);
    animation: slide-in 320ms var(--ease);
  }
  [data-slide-in]:focus {
    outline: none;
  }
  [data-slide-in-top] {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: var(--s-4);
    min-height: 3.5rem;
  }
  [data-slide-in-top] > h2 {
    font-size: var(--t-2);
  }
  [data-slide-in-top] > button {
    ${iconButtonStyles}
  }
  @keyframes slide-in {
    from {
      translate: 100% 0;
    }
  }
`
