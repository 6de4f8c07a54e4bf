import {styled} from 'styled-components'
import {from} from '@/theme/breakpoints'
import {formLook} from '@/ui/form/form.styles'

/** The id of the element dialogs are drawn into, so that they take their looks from the server's styles. */
export const dialogHostId = 'dialogs'

/** Where dialogs are drawn. Their parts are named by data attributes: client code carries no styles. */
export const DialogHost = styled.div.attrs({id: dialogHostId})`
  [data-dialog-veil] {
    position: fixed;
    inset: 0;
    z-index: 60;
    background: var(--scrim);
  }
  [data-dialog-panel] {
    position: fixed;
    z-index: 61;
    inset: 50% auto auto 50%;
    translate: -50% -50%;
    width: min(60rem, calc(100vw - 2rem));
    max-height: calc(100dvh - 2rem);
    overflow: auto;
    display: grid;
    background: var(--surface);
    border-radius: var(--r-3);
    box-shadow: var(--sh-3);
  }
  [data-dialog-picture] {
    max-height: 10.5rem;
    overflow: hidden;
  }
  [data-dialog-picture] img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  [data-dialog-body] {
    display: grid;
    gap: 1rem;
    padding: var(--gap);
  }
  [data-dialog-body] h2 {
    font-size: var(--t-2);
  }
  [data-dialog-close] {
    position: absolute;
    inset: 0.75rem 0.75rem auto auto;
    min-width: var(--target);
    min-height: var(--target);
    border: 0;
    border-radius: 50%;
    background: var(--surface);
    cursor: pointer;
  }
  ${from.medium} {
    [data-dialog-panel] {
      grid-template-columns: 38% 1fr;
    }
    [data-dialog-picture] {
      max-height: none;
    }
  }
  ${formLook}
`
