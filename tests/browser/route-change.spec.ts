import {expect, test} from '@playwright/test'
import {openHydrated} from '#tests/support/hydrated.ts'

// Where motion is liked, pages scroll smoothly; a new one is at its top all the same.
test.use({contextOptions: {reducedMotion: 'no-preference'}})

test.use({viewport: {width: 1440, height: 900}})

test('a link opens its page without a reload, at the top, with the heading focused and the title announced (G-3)', async ({
  page,
}) => {
  await openHydrated(page, '/')
  await page.evaluate(() => Object.assign(window, {isFirstDocument: true}))
  await page.getByRole('contentinfo').getByRole('link', {name: 'About us'}).click()
  await expect(page).toHaveURL(/\/about$/)
  const heading = page.getByRole('heading', {level: 1})
  await expect(heading).toHaveText('Good care starts at home')
  await expect(heading).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  // Next's announcer, or ours where Next's was too early.
  const announced = () =>
    page.evaluate(() =>
      [
        document.querySelector('next-route-announcer')?.shadowRoot?.textContent ?? '',
        ...[...document.querySelectorAll('[role="status"]')].map((region) => region.textContent),
      ].join(' | '),
    )
  await expect.poll(announced).toContain('About us')
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true)
})
