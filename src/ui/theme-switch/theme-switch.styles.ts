import {styled} from 'styled-components'
import {iconButtonLook} from '#ui/button/button.styles.ts'
import {ThemeSwitch} from './theme-switch.client.tsx'

/** The switch as an icon of 44 px. */
export const ThemeButton = styled(ThemeSwitch)`
  ${iconButtonLook}
  position: relative;
  color: var(--ink);
`
