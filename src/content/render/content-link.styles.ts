import {styled} from 'styled-components'
import {buttonAttributes, type ButtonVariants} from '#ui/button/button.styles.ts'
import {ContentLink} from './content-link.tsx'
import {textLink} from '#ui/text-link/text-link.styles.ts'

export const ContentButton = styled(ContentLink).attrs<ButtonVariants>(buttonAttributes)``

export const ArrowLink = styled(ContentLink).attrs(textLink)``
