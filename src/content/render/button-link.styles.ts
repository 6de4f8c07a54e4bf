import {styled} from 'styled-components'
import {buttonLook} from '@/ui/button/button.styles'
import {ContentLink} from './content-link'

/** A link of the dataset that looks like a button. */
export const ContentButton = styled(ContentLink)`
  ${buttonLook}
`
