import {styled} from 'styled-components'
import {textLinkLook} from '#ui/text-link/text-link.styles.ts'
import {ContentLink} from './content-link.tsx'

export const ArrowLink = styled(ContentLink)`
  ${textLinkLook}
`
