import {expect, type Page, test} from '@playwright/test'
import {serializeChoice} from '#analytics/choice.ts'
import {choiceKey} from '#analytics/choice-keys.ts'
import {hideAutomation, requestsOf, visitorId} from '#tests/support/analytics.ts'
import {submitButton} from '#tests/support/forms.ts'
import {openHydrated} from '#tests/support/hydration.ts'
import {openWaitlist} from '#tests/support/dialogs.ts'
import {stubGoogleMaps} from '#tests/support/google-maps-stub.ts'
import {collectViolations} from '#tests/support/page-issues.ts'

test('policy refuses injected scripts, handlers and images, and the collector reports each (SEC-1)', async ({
  page,
}) => {
  const violations = await collectViolations(page)
  await page.goto('/about')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.documentElement.dataset.ran = "yes"'
    document.body.append(script)
    const button = document.createElement('button')
    button.setAttribute('onclick', 'document.documentElement.dataset.ran = "yes"')
    document.body.append(button)
    button.click()
    document.body.append(Object.assign(new Image(), {src: 'https://evil.example/a.png'}))
  })
  await expect.poll(() => violations.join('\n')).toMatch(/script-src-elem/)
  await expect.poll(() => violations.join('\n')).toMatch(/script-src-attr/)
  await expect.poll(() => violations.join('\n')).toMatch(/img-src/)
  await expect(page.locator('html')).not.toHaveAttribute('data-ran')
})

/** Follows a link without loading a new document, so the first page's policy still applies. */
async function follow(page: Page, name: string, url: RegExp): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', {name, exact: true}).click()
  await expect(page).toHaveURL(url)
}

test('menus, dialogs, theme, forms and client navigation comply with the policy (SEC-1)', async ({
  page,
}) => {
  const violations = await collectViolations(page)
  await openHydrated(page, '/')
  await page.getByRole('button', {name: 'Use dark theme'}).click()
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  await page.getByRole('banner').getByText('For Patients').click()
  await page.keyboard.press('Escape')
  await openWaitlist(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Sam')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.evaluate(() => {
    document.documentElement.dataset['first'] = 'yes'
  })
  await follow(page, 'Terms', /\/terms$/)
  await follow(page, 'Privacy', /\/privacy$/)
  await expect(page.locator('html')).toHaveAttribute('data-first', 'yes')
  // The router inserts styles that the first document did not have.
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()

  await page.setViewportSize({width: 390, height: 800})
  await page.getByRole('link', {name: 'Menu', exact: true}).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')

  await openHydrated(page, '/contact')
  const form = page.locator('main form')
  await form.getByLabel('First name').fill('Sam')
  await submitButton(form).click()
  await expect(form.getByRole('alert')).toHaveText('Please complete the required fields.')

  await openHydrated(page, '/faq')
  await page.locator('main details:visible summary').first().click()
  expect(violations).toEqual([])
})

test('policy allows the street map after a press (SEC-1)', async ({page}) => {
  const violations = await collectViolations(page)
  await stubGoogleMaps(page)
  await openHydrated(page, '/gp-visit')
  await page.getByRole('button', {name: 'Show the street map (Google)'}).click()
  await expect(page.locator('gmp-advanced-marker')).toHaveCount(6)
  expect(violations).toEqual([])
})

test('policy allows analytics that a visitor agreed to (SEC-1)', async ({page}) => {
  const violations = await collectViolations(page)
  await hideAutomation(page)
  await page.addInitScript(({key, value}) => localStorage.setItem(key, value), {
    key: choiceKey,
    value: serializeChoice('yes', Date.now()),
  })
  await openHydrated(page, '/')
  const id = await visitorId(page)
  await page.getByRole('contentinfo').getByRole('link', {name: 'Terms'}).click()
  await expect.poll(async () => (await requestsOf(id)).length).toBeGreaterThan(0)
  expect(violations).toEqual([])
})
