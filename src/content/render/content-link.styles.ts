import {styled} from 'styled-components'
import {buttonAttributes, buttonStyles, type ButtonVariants} from '#ui/button/button.styles.ts'
import {ContentLink} from './content-link.tsx'
import {textLinkStyles} from '#ui/text-link/text-link.styles.ts'

export const ContentButton = styled(ContentLink).attrs<ButtonVariants>(buttonAttributes)`
  ${buttonStyles}
`

export const ArrowLink = styled(ContentLink)`
  ${textLinkStyles}
`
