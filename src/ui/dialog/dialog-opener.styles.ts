import {styled} from 'styled-components'
import {buttonStyles} from '#ui/button/button.styles.ts'
import {DialogOpener} from './dialog-opener.client.tsx'

/** A dialog opener that looks like a button. */
export const DialogButton = styled(DialogOpener)`
  ${buttonStyles}
`
