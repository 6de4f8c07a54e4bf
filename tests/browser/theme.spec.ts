import {expect, test} from '@playwright/test'
import {collectConsoleErrors} from '#tests/support/page-issues.ts'
import {openHydrated} from '#tests/support/hydration.ts'

test('theme is light by default, even in a dark system, and a choice applies before the first paint (THEME-1)', async ({
  page,
}) => {
  const issues = collectConsoleErrors(page)
  await page.emulateMedia({colorScheme: 'dark'})
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/)
  await page.getByRole('button', {name: 'Use dark theme'}).click()
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  await expect(page.getByText('The dark theme is on')).toBeAttached()
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset['atFirst'] = String(
        document.documentElement.classList.contains('dark'),
      )
    })
  })
  await openHydrated(page, '/about')
  await expect(page.locator('html')).toHaveAttribute('data-at-first', 'true')
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(12, 27, 39)')
  expect(issues).toEqual([])
})

test('theme switch works in a browser without storage (THEME-1)', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  await page.getByRole('button', {name: 'Use dark theme'}).click()
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
})
