import {styled} from 'styled-components'
import {textLinkStyles} from '#ui/text-link/text-link.styles.ts'
import {ContentLink} from './content-link.tsx'

export const ArrowLink = styled(ContentLink)`
  ${textLinkStyles}
`
