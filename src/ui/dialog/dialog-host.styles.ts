import {styled} from 'styled-components'
import {onEveryPage} from '#ui/every-page.styles.ts'
import {formParts} from '#ui/form.styles.ts'
import {slideInStyles} from '#ui/slide-in/slide-in.styles.ts'
import {dialogStyles} from './dialog.styles.ts'

/** Id of the element that dialogs render into. Its styles come from the server. */
export const dialogHostId = 'dialogs'

const dialogHost = onEveryPage('dialog-host')`
  [data-dialog-backdrop] {
    position: fixed;
    inset: 0;
    z-index: 60;
    background: var(--scrim);
    /* Radix disables pointer events on the body, which the backdrop inherits. */
    pointer-events: auto;
    animation: dialog-backdrop var(--d2) var(--ease);
  }
  ${dialogStyles}
  [data-dialog-panel] {
    position: fixed;
    z-index: 61;
    inset: 50% auto auto 50%;
    translate: -50% -50%;
    max-height: calc(100dvh - 2rem);
    animation: dialog-up var(--d3) var(--ease);
  }
  ${slideInStyles}
  @keyframes dialog-backdrop {
    from {
      opacity: 0;
    }
  }
  @keyframes dialog-up {
    from {
      opacity: 0;
      translate: -50% calc(-50% + 16px);
    }
  }
`

/**
 * Container of dialogs and the slide-in menu. It styles their data attributes, because client code carries no styles.
 */
export const DialogHost = styled.div.attrs({id: dialogHostId, ...formParts, ...dialogHost})``
