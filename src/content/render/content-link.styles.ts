import {styled} from 'styled-components'
import {buttonAttributes, type ButtonVariants} from '#ui/button/button.styles.ts'
import {ContentLink} from './content-link.tsx'
import {layoutPart} from '#ui/layout/layout-part.ts'

export const ContentButton = styled(ContentLink).attrs<ButtonVariants>(buttonAttributes)``

export const ArrowLink = styled(ContentLink).attrs(layoutPart.of('text-link'))``
