import {expect, type Page, test} from '@playwright/test'
import {clientCodeTimeoutMs} from '#lib/hydration.ts'
import {collectConsoleErrors, collectViolations} from '#tests/support/page-issues.ts'
import {fillPerson, newAddress, submitButton} from '#tests/support/forms.ts'

const code = '**/_next/static/chunks/*.js'

/** Holds every script of a page until the returned function is called. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const {promise, resolve} = Promise.withResolvers<null>()
  await page.route(code, async (route) => {
    await promise
    await route.continue()
  })
  return async () => {
    resolve(null)
    await page.waitForLoadState('networkidle')
  }
}

test('scripts load after the page, or at the visitor’s first input', async ({page}) => {
  const inputs = {
    // A browser reports no movement for the first position of the mouse.
    'mouse move': () => page.mouse.move(200, 200, {steps: 2}),
    'key press': () => page.keyboard.press('Shift'),
    scroll: () => page.evaluate(() => scrollTo({top: 300, behavior: 'instant'})),
  }
  // An image that never loads delays the page's load event.
  await page.route('**/never.png', () => undefined)
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const image = document.createElement('img')
      image.src = '/never.png'
      document.body.append(image)
    })
  })
  let requests = 0
  page.on('request', (request) => {
    if (/\/_next\/static\/chunks\/.*\.js$/.test(request.url())) requests += 1
  })
  for (const [name, trigger] of Object.entries(inputs)) {
    // Late requests of the previous page do not count.
    await page.goto('about:blank')
    requests = 0
    await page.goto('/about', {waitUntil: 'domcontentloaded'})
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    // Some browsers send this when a page appears below a resting mouse. A script request would precede this fetch.
    await page.evaluate(async () => {
      document.body.dispatchEvent(new PointerEvent('pointermove', {bubbles: true}))
      await fetch('/robots.txt')
    })
    expect(requests, name).toBe(0)
    await trigger()
    await expect.poll(() => requests, name).toBeGreaterThan(4)
  }
})

test('presses on the theme switch before its code has loaded count once (THEME-1)', async ({
  page,
}) => {
  const issues = collectConsoleErrors(page)
  const violations = await collectViolations(page)
  const release = await holdScripts(page)
  await page.goto('/about')
  const button = page.getByRole('button', {name: 'Use dark theme'})
  await button.click()
  // A visitor who sees no effect presses again.
  await button.press('Enter')
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/)
  await release()
  await expect(page.getByText('The dark theme is on')).toBeAttached()
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  await page.getByRole('button', {name: 'Use light theme'}).click()
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/)
  expect([...issues, ...violations]).toEqual([])
})

test('the mobile menu opens once its code has loaded, or leads to the footer when it cannot load (HDR-2)', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844})
  const release = await holdScripts(page)
  await page.goto('/about')
  await page.getByRole('link', {name: 'Menu', exact: true}).click()
  await expect(page).toHaveURL(/\/about$/)
  await release()
  await expect(page.getByRole('dialog')).toBeVisible()

  await page.unrouteAll()
  await page.route(code, (route) => route.abort())
  await page.goto('/about', {waitUntil: 'domcontentloaded'})
  await page.getByRole('link', {name: 'Menu', exact: true}).click()
  await expect(page).toHaveURL(/\/about#footer$/)
})

test('a form submitted before its code has loaded is sent in place, or by the browser when it cannot load (FORM-6)', async ({
  page,
  request,
}) => {
  const form = page.locator('main form')
  const submit = async (message: string) => {
    await fillPerson(form, newAddress('early'))
    await form.getByLabel('Message').fill(message)
    await submitButton(form).press('Enter')
  }
  const held = Promise.withResolvers<null>()
  await page.route(code, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/contact')
  await submit('In place')
  held.resolve(null)
  await expect(form.getByRole('status')).toContainText('Thank you.')
  await expect(page).toHaveURL(/\/contact$/)

  // The page's scripts load, but the form's own file does not.
  await page.unrouteAll()
  await page.clock.install()
  const html = await (await request.get('/contact')).text()
  let refused = 0
  await page.route(code, (route) => {
    if (html.includes(new URL(route.request().url()).pathname)) return route.continue()
    refused += 1
    return route.abort()
  })
  await page.goto('/contact')
  await submit('By the browser')
  await expect.poll(() => refused).toBeGreaterThan(0)
  await expect(form.getByLabel('Message')).toHaveValue('By the browser')
  await page.clock.fastForward(clientCodeTimeoutMs)
  await expect(page).toHaveURL(/\/contact\/received$/)
})
