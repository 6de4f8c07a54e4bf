import {renderToStaticMarkup} from 'react-dom/server'
import {ThemeSwitch} from './theme-switch.client.tsx'

describe('ThemeSwitch', () => {
  it('renders the labels of both themes', () => {
    const html = renderToStaticMarkup(
      <ThemeSwitch
        lightIcon={null}
        isDark="Dark theme is on"
        isLight="Light theme is on"
        darkIcon={null}
        toDark="Switch to dark theme"
        toLight="Switch to light theme"
      />,
    )
    expect(html).toMatch(/data-theme-only="light">.*Switch to dark theme/)
    expect(html).toMatch(/data-theme-only="dark">.*Switch to light theme/)
  })
})
