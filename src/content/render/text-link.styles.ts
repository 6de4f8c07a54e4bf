import {styled} from 'styled-components'
import {textLinkLook} from '@/ui/text-link/text-link.styles'
import {ContentLink} from './content-link'

export const ArrowLink = styled(ContentLink)`
  ${textLinkLook}
`
