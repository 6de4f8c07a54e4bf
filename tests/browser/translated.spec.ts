import {expect, type Locator, type Page, test} from '@playwright/test'
import {collectPosts, errorSummary, newAddress, submitButton} from '#tests/support/forms.ts'
import {waitForHydration, openHydrated} from '#tests/support/hydration.ts'
import {pagesOfEveryKind} from '#tests/support/sample-pages.ts'
import {isSoak} from '#tests/support/tier.ts'
import {translatePage} from '#tests/support/translate-page.ts'

test.use({viewport: {width: 390, height: 844}})

/** Pages with interactive sections and when they are translated; the soak tests use one page of every kind. */
const translations = isSoak
  ? pagesOfEveryKind.flatMap((path) => [[path, 'before'] as const, [path, 'after'] as const])
  : ([
      ['/gp-visit', 'before'],
      ['/gp-visit', 'after'],
      ['/coverage', 'after'],
    ] as const)

const textFields = 'input:visible:not([type="radio"], [type="checkbox"], [type="hidden"])'

/** Presses everything on the page that changes it in place, and sends each form empty and filled in. */
async function useEverything(page: Page): Promise<void> {
  for (const box of await page.locator('main input:is([type="radio"], [type="checkbox"])').all())
    await box.dispatchEvent('click')
  const controls = page.locator('summary:visible, button[type="button"]:visible')
  const count = await controls.count()
  for (let index = 0; index < count; index += 1) {
    const control = controls.nth(index)
    // A press may have removed the last ones.
    if ((await controls.count()) <= index) break
    await control.press('Enter')
    const panel = page.locator('[role="dialog"]')
    if ((await panel.count()) > 0) await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  }
  const opener = page.locator('main a[data-dialog]:visible').first()
  if ((await opener.count()) > 0) {
    await opener.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    for (const form of await dialog.locator('form').all()) await send(form)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  const filter = page.locator('main input[type="search"]:visible')
  if ((await filter.count()) > 0) {
    for (const words of ['visit', 'zebra', '']) await filter.first().fill(words)
  }
  for (const form of await page.locator('main form:visible:not([role="search"])').all())
    await send(form)
}

async function send(form: Locator): Promise<void> {
  await submitButton(form).press('Enter')
  const field = form.locator(textFields).first()
  if ((await field.count()) === 0) return
  await field.fill('SW1A 1AA')
  await submitButton(form).press('Enter')
}

for (const [path, when] of translations) {
  test(`every control of ${path} works when the page is translated ${when} it hydrates (FORM-6)`, async ({
    page,
  }) => {
    const failures: string[] = []
    page.on('pageerror', (error) => {
      // React reports that it recovers by rendering the page again.
      if (!/#(418|423|425)\b/.test(error.message)) failures.push(`${page.url()}: ${error.message}`)
    })
    await page.addInitScript(() => Object.assign(window, {print: () => undefined}))
    if (when === 'before') await page.addInitScript(translatePage)
    await page.goto(path)
    const heading = await page.getByRole('heading', {level: 1}).textContent()
    await waitForHydration(page)
    if (when === 'after') await page.evaluate(translatePage)
    await useEverything(page)
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading ?? '', {
      ignoreCase: true,
    })
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    // The router replaces a translated page.
    if (path === '/cookies') {
      await page.getByRole('contentinfo').getByRole('link', {name: 'TERMS', exact: true}).click()
      await expect(page).toHaveURL(/\/terms$/)
      await expect(page.getByRole('heading', {level: 1})).toHaveText(/terms/i)
    }
    expect(failures).toEqual([])
  })
}

for (const kind of ['plain', 'translated'] as const) {
  test(`entries made before and after a ${kind} page hydrates are kept, checked and sent (FORM-6)`, async ({
    page,
  }) => {
    if (kind === 'translated') await page.addInitScript(translatePage)
    const code = Promise.withResolvers<null>()
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await code.promise
      await route.continue()
    })
    await page.goto('/contact/my-data')
    const form = page.locator('main form')
    const field = (name: string) => form.locator(`[name="${name}"]`)
    /** Fills in a field without an event, as a password manager, an extension or a script may. */
    const fillSilently = (name: string, text: string) =>
      field(name).evaluate((input, value) => Object.assign(input, {value}), text)
    await field('firstName').fill('Ada')
    await fillSilently('lastName', 'Lovelace')
    await field('message').fill('Hello')
    code.resolve(null)
    await waitForHydration(page)
    await expect(field('firstName')).toHaveValue('Ada')
    await expect(field('lastName')).toHaveValue('Lovelace')
    await expect(field('message')).toHaveValue('Hello')

    const posts = collectPosts(page)
    await fillSilently('firstName', '')
    await submitButton(form).press('Enter')
    await expect(errorSummary(form).getByRole('link')).toHaveText([
      /enter your first name/i,
      /enter your email address/i,
    ])
    await fillSilently('firstName', 'Augusta')
    await fillSilently('email', newAddress(kind))
    await submitButton(form).press('Enter')
    await expect.poll(() => posts).toHaveLength(1)
    expect(posts[0]).toMatchObject({
      firstName: 'Augusta',
      lastName: 'Lovelace',
      message: 'Hello',
    })
  })
}

test.describe('translated page', () => {
  test.use({
    geolocation: {latitude: 51.4613, longitude: -0.1156},
    permissions: ['geolocation'],
  })

  test('translated list and form show their updates (MAP-2, FORM-3)', async ({page}) => {
    await openHydrated(page, '/gp-visit')
    await page.evaluate(translatePage)
    const finder = page.locator('[data-composition]')
    await finder.locator('[data-fold] summary').click()
    await expect(finder.getByRole('listitem').first()).toContainText('FROM CENTRAL LONDON')
    await finder.getByRole('button', {name: /find your closest doctor/i}).click()
    await expect(finder.getByRole('listitem').first()).toContainText(/\d\s?K?M AWAY/)

    await openHydrated(page, '/providers/gp')
    await page.evaluate(translatePage)
    const form = page.locator('main form').first()
    const email = form.getByRole('textbox', {name: 'Email'})
    await email.fill('nobody')
    await email.fill('')
    await email.blur()
    await expect(form.locator('[data-error]')).toHaveText(/REQUIRED|ENTER/)
    const missing = await form.locator('[data-error]').textContent()
    await email.fill('nobody')
    await expect(form.locator('[data-error]')).not.toHaveText(missing ?? '')
  })
})
