import {css, styled} from 'styled-components'
import {iconButtonStyles} from '#ui/button/button.styles.ts'

/** How a toast looks: an ink pill (DES-9). */
export const toastStyles = css`
  [data-toast] {
    display: flex;
    gap: 0.9rem;
    align-items: center;
    width: fit-content;
    max-width: 100%;
    padding: 0.6rem 0.6rem 0.6rem 1.25rem;
    border-radius: 2rem;
    background: var(--ink);
    color: var(--page);
    box-shadow: var(--sh-3);
    font-weight: 600;
    line-height: 1.35;
    pointer-events: auto;
  }
  [data-toast] p {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  [data-toast] > svg {
    flex: none;
    color: var(--toast-icon);
  }
  [data-toast] button {
    ${iconButtonStyles}
  }
  [data-toast] button:hover {
    background: color-mix(in srgb, var(--page) 18%, transparent);
  }
  [data-toast] button:focus-visible {
    outline-color: var(--lamp);
    outline-offset: -3px;
    box-shadow: none;
  }
  @media (forced-colors: active) {
    [data-toast] {
      border: 2px solid;
    }
  }
`

/** Where toasts appear: top centre, above dialogs. `ToastRegion` stands in it. */
export const ToastHost = styled.div`
  position: fixed;
  z-index: 80;
  inset: 1rem 1rem auto;
  display: grid;
  justify-items: center;
  pointer-events: none;
  ${toastStyles}
  [data-toast] {
    animation: settle var(--d3) var(--ease);
  }
  @keyframes settle {
    from {
      opacity: 0;
      translate: 0 -16px;
    }
  }
`
