import {css, styled} from 'styled-components'
import {onEveryPage} from '#ui/every-page.styles.ts'
import {below} from '#theme/breakpoints.ts'
import {iconButtonStyles} from '#ui/button/button.styles.ts'

/** Styles for a toast (DES-9). */
export const toastStyles = css`
  [data-toast] {
    display: flex;
    gap: min(var(--s-4), 2vw);
    align-items: center;
    width: fit-content;
    max-width: 100%;
    padding: var(--s-2) var(--s-2) var(--s-2) min(var(--s-5), 5vw);
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
  [data-toast] > a {
    flex: none;
    padding-block: var(--s-2);
    color: inherit;
  }
  ${below.medium} {
    [data-toast]:has(> a) {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      row-gap: 0;
      border-radius: var(--r-3);
    }
    [data-toast] > a {
      grid-area: 2 / 2;
      justify-self: start;
    }
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
  [data-toast] :is(a, button):focus-visible {
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

/**
 * Container of `ToastRegion`: top centre, above dialogs and below the header with its 999 strip. Takes no room in the
 * page.
 */
export const ToastHost = styled.div.attrs(onEveryPage('toast-host')`
  position: sticky;
  z-index: 80;
  top: 5rem;
  height: 0;
  pointer-events: none;
  ${toastStyles}
  [data-toast-region] {
    display: grid;
    justify-items: center;
    margin-inline: min(var(--s-4), 2vw);
  }
  [data-toast] {
    margin-top: var(--s-3);
    animation: settle var(--d3) var(--ease);
  }
  html:has(& [data-toast]) {
    scroll-padding-top: 13rem;
  }
  ${below.large} {
    top: 4.25rem;
  }
  ${below.medium} {
    top: 3.5rem;
  }
  @keyframes settle {
    from {
      opacity: 0;
      translate: 0 -16px;
    }
  }
`)``
