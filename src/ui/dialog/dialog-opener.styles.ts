import {styled} from 'styled-components'
import {buttonLook} from '@/ui/button/button.styles'
import {DialogOpener} from './dialog-opener.client'

/** A dialog opener that looks like a button. */
export const DialogButton = styled(DialogOpener)`
  ${buttonLook}
`
