import {styled} from 'styled-components'
import {iconButtonStyles} from '#ui/button/button.styles.ts'
import {below, from} from '#theme/breakpoints.ts'
import {ThemeSwitch} from './theme-switch.client.tsx'

/** Theme switch as an icon of 44 px. Phones have it in the menu. */
export const ThemeButton = styled(ThemeSwitch)`
  ${iconButtonStyles}
  position: relative;
  ${below.medium} {
    display: none;
  }
`

/** Theme switch as a row of the menu, on phones only. */
export const ThemeRow = styled(ThemeSwitch).attrs({hasLabel: true})`
  width: 100%;
  min-height: 3.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink);
  font-size: var(--t-body);
  font-weight: 620;
  text-align: left;
  cursor: pointer;
  & svg {
    display: inline-block;
    margin-right: var(--s-4);
    vertical-align: middle;
  }
  ${from.medium} {
    display: none;
  }
`
