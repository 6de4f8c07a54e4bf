import {styled} from 'styled-components'
import {buttonLook} from '@/ui/button/button.styles'
import {WaitlistOpener} from './waitlist-opener.client'

export const WaitlistButton = styled(WaitlistOpener)`
  ${buttonLook}
  min-height: var(--target);
  padding: 0.45rem 1.15rem;
  font-size: var(--t-small);
`
