import {styled} from 'styled-components'
import {buttonAttributes, buttonStyles, type ButtonVariants} from '#ui/button/button.styles.ts'
import {ContentLink} from './content-link.tsx'

export const ContentButton = styled(ContentLink).attrs<ButtonVariants>(buttonAttributes)`
  ${buttonStyles}
`
