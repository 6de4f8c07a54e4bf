import {styled} from 'styled-components'
import {FormParts} from '#ui/form.styles.ts'
import {dialogStyles} from './dialog.styles.ts'

/** Shows a dialog inline on the review page. */
export const DialogStage = styled(FormParts)`
  && {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    padding: clamp(1rem, 4vw, 4rem);
    border-radius: var(--r-3);
    background: var(--scrim);
    ${dialogStyles}
    [data-dialog-panel] {
      position: relative;
      width: min(58rem, 100%);
    }
  }
`
