import {styled} from 'styled-components'
import {buttonStyles} from '#ui/button/button.styles.ts'
import {ToastButton} from './toast-button.client.tsx'
import {toastStyles} from './toast-host.styles.ts'

/** Shows a toast inline on the review page. */
export const ToastSpecimen = styled.div`
  ${toastStyles}
`

export const ToastOpener = styled(ToastButton)`
  ${buttonStyles}
`
