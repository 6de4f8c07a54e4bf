import {styled} from 'styled-components'
import {iconButtonStyles} from '#ui/button/button.styles.ts'
import {ThemeSwitch} from './theme-switch.client.tsx'

/** Theme switch as an icon of 44 px. */
export const ThemeButton = styled(ThemeSwitch)`
  ${iconButtonStyles}
  position: relative;
  color: var(--ink);
`
