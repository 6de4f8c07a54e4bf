import {styled} from 'styled-components'
import {buttonStyles} from '#ui/button/button.styles.ts'
import {ContentLink} from './content-link.tsx'

/** A link of the dataset that looks like a button. */
export const ContentButton = styled(ContentLink)`
  ${buttonStyles}
`
