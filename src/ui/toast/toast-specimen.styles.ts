import {styled} from 'styled-components'
import {buttonStyles} from '#ui/button/button.styles.ts'
import {ToastButton} from './toast-button.client.tsx'
import {toastStyles} from './toast-host.styles.ts'

/** Shows a toast where it stands instead of at the top of the page; for the review page. */
export const ToastSpecimen = styled.div`
  ${toastStyles}
`

/** A button that shows a toast; for the review page. */
export const ToastOpener = styled(ToastButton)`
  ${buttonStyles}
`
