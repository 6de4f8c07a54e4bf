import {styled} from 'styled-components'
import {FormParts} from '#ui/form/form.styles.ts'
import {slideInStyles} from '#ui/slide-in/slide-in.styles.ts'
import {dialogStyles} from './dialog.styles.ts'

/** The id of the element dialogs are rendered into, so that they take their looks from the server's styles. */
export const dialogHostId = 'dialogs'

/**
 * Where dialogs and the slide-in menu are rendered. Their parts are named by data attributes: client code carries no
 * styles.
 */
export const DialogHost = styled(FormParts).attrs({id: dialogHostId})`
  && {
    [data-dialog-veil] {
      position: fixed;
      inset: 0;
      z-index: 60;
      background: var(--scrim);
      /* Radix takes the presses from the page, and would take them from the veil, too. */
      pointer-events: auto;
      animation: dialog-veil var(--d2) var(--ease);
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
  }
  @keyframes dialog-veil {
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
