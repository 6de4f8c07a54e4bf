import {LampIcon} from '@phosphor-icons/react/dist/ssr/Lamp'
import {Icon} from '#ui/icon/icon.tsx'
import {ThemeButton} from './theme-switch.styles.ts'

export const themeSwitchFixtures = {
  default: (
    <ThemeButton
      toDark="Switch to dark theme"
      toLight="Switch to light theme"
      isDark="Dark theme is on"
      isLight="Light theme is on"
      lightIcon={<Icon of={LampIcon} />}
      darkIcon={<Icon of={LampIcon} weight="fill" />}
    />
  ),
}
