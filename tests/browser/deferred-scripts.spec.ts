import {expect, type Page, test} from '@playwright/test'
import {clientCodeTimeoutMs} from '#lib/hydration.ts'
import {collectConsoleErrors, collectViolations} from '#tests/support/page-issues.ts'
import {fillPerson, newAddress, submitButton} from '#tests/support/forms.ts'
import {waitForHydration} from '#tests/support/hydration.ts'
import {accordionItem} from '#ui/state-attributes.ts'

const code = '**/_next/static/chunks/*.js'
const narrow = {width: 390, height: 844}

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
    wheel: () => page.mouse.wheel(0, 200),
    scroll: () => page.evaluate(() => scrollTo({top: 300, behavior: 'instant'})),
    touch: () =>
      page.evaluate(() => document.body.dispatchEvent(new Event('touchstart', {bubbles: true}))),
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

test('a press on the theme switch before its code has loaded counts once (THEME-1)', async ({
  page,
}) => {
  const issues = collectConsoleErrors(page)
  const violations = await collectViolations(page)
  for (const press of ['mouse', 'keyboard']) {
    const release = await holdScripts(page)
    await page.goto('/about')
    await page.evaluate(() => localStorage.removeItem('theme'))
    const button = page.getByRole('button', {name: 'Use dark theme'})
    if (press === 'mouse') {
      await button.click()
      // A visitor who sees no effect presses again.
      await button.click()
    } else {
      await button.focus()
      await page.keyboard.press('Enter')
    }
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/)
    await release()
    await expect(page.getByText('The dark theme is on')).toBeAttached()
    await expect(page.locator('html')).toHaveClass(/\bdark\b/)
    // From then on each press counts.
    await page.getByRole('button', {name: 'Use light theme'}).click()
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/)
    await page.unrouteAll()
  }
  expect([...issues, ...violations]).toEqual([])
})

test('menu and questions open before their code has loaded, and stay open (HDR-1, FAQ-1)', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.setViewportSize({width: 1440, height: 900})
  await page.goto('/faq')
  const banner = page.getByRole('banner')
  await banner.getByText('For Patients', {exact: true}).focus()
  await page.keyboard.press('Enter')
  await expect(banner.getByRole('link', {name: /Request a GP visit/})).toBeVisible()
  const question = page.locator(`main details${accordionItem.selector}`).first()
  const wasOpen = await question.evaluate((details) => details.hasAttribute('open'))
  await question.locator('summary').press('Space')
  await expect(question).toHaveJSProperty('open', !wasOpen)
  await release()
  await waitForHydration(page)
  await expect(question).toHaveJSProperty('open', !wasOpen)
})

test('a dialog’s opener leads to the page with the same form while its code is missing (MOD-5)', async ({
  page,
}) => {
  await holdScripts(page)
  await page.goto('/')
  await page.getByRole('main').locator('a[data-dialog="earlyAccess"]').first().press('Enter')
  await expect(page).toHaveURL(/\/early-access$/)
  await expect(page.getByRole('main').locator('form').first()).toBeVisible()
})

test('the mobile menu opens once its code has loaded, or leads to the footer when it cannot load (HDR-2)', async ({
  page,
}) => {
  await page.setViewportSize(narrow)
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

test('a postcode submitted before the code has loaded is checked in place, or on a page when it cannot load (AREA-1)', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/coverage')
  const check = page.locator('#area-check')
  await check.getByLabel('Postcode').fill('n1 1aa')
  await check.getByLabel('Postcode').press('Enter')
  await release()
  await expect(check.locator('[aria-live]')).toContainText('Camden, Hackney, Islington')
  await expect(page).toHaveURL(/\/coverage$/)
  await expect(check.getByLabel('Postcode')).toHaveValue('n1 1aa')

  await page.unrouteAll()
  await page.route(code, (route) => route.abort())
  await page.goto('/coverage', {waitUntil: 'domcontentloaded'})
  await check.getByLabel('Postcode').fill('n1 1aa')
  await check.getByLabel('Postcode').press('Enter')
  await expect(page).toHaveURL(/\/coverage\/n1/)
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
