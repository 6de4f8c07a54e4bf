import {expect, type Page, test} from '@playwright/test'
import {collectPosts, newAddress} from '#tests/support/forms.ts'
import {hydrated} from '#tests/support/hydrated.ts'
import {translatePage} from '#tests/support/translate-page.ts'
import {isSoak} from '#tests/support/tier.ts'

test.use({viewport: {width: 390, height: 844}})

/** Pages with interactive parts; the soak tests use one of every kind. */
const paths = isSoak
  ? [
      '/',
      '/gp-visit',
      '/faq',
      '/coverage',
      '/providers/gp',
      '/search?q=price',
      '/book/mei-lin-hartwright',
      '/contact',
    ]
  : ['/gp-visit', '/coverage', '/contact']

const textFields = 'input:visible:not([type="radio"], [type="checkbox"], [type="hidden"])'

/** Presses everything on the page that changes it in place, and sends each form empty. */
async function useEverything(page: Page): Promise<void> {
  const controls = page.locator('summary:visible, button[type="button"]:visible')
  const count = await controls.count()
  for (let index = 0; index < count; index += 1) {
    const control = controls.nth(index)
    // A press may have taken the last ones away.
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
    const send = dialog.locator('button[type="submit"]')
    if ((await send.count()) > 0) {
      await send.press('Enter')
      await dialog.locator(textFields).first().fill('SW1A 1AA')
      await send.press('Enter')
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  const filter = page.locator('main input[type="search"]:visible')
  if ((await filter.count()) > 0) {
    for (const words of ['visit', 'zebra', '']) await filter.first().fill(words)
  }
  for (const form of await page.locator('main form[method="post"]:visible').all()) {
    await form.locator('button[type="submit"]').press('Enter')
    await form.locator(textFields).first().fill('SW1A 1AA')
    await form.locator('button[type="submit"]').press('Enter')
  }
}

for (const when of ['before', 'after'] as const) {
  test(`a page that is translated ${when} it hydrates works (FORM-6)`, async ({page}) => {
    test.slow()
    const failures: string[] = []
    page.on('pageerror', (error) => {
      // React says that it renders the page anew, and does.
      if (!/#(418|423|425)\b/.test(error.message)) failures.push(`${page.url()}: ${error.message}`)
    })
    await page.addInitScript(() => Object.assign(window, {print: () => undefined}))
    if (when === 'before') await page.addInitScript(translatePage)
    for (const path of paths) {
      await page.goto(path)
      const heading = await page.getByRole('heading', {level: 1}).textContent()
      await hydrated(page)
      if (when === 'after') await page.evaluate(translatePage)
      await useEverything(page)
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading ?? '', {
        ignoreCase: true,
      })
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    }
    expect(failures).toEqual([])
  })
}

test('what was filled in before a translated page hydrates is kept and sent (FORM-6)', async ({
  page,
}) => {
  await page.addInitScript(translatePage)
  let release: () => void = () => undefined
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/contact')
  const form = page.locator('main form')
  const field = (name: string) => form.locator(`[name="${name}"]`)
  await field('firstName').fill('Ada')
  // A password manager may fill in a field without an event.
  await field('lastName').evaluate((input: HTMLInputElement) => (input.value = 'Lovelace'))
  await field('email').fill(newAddress('translated'))
  await field('message').fill('Hello')
  release()
  await hydrated(page)
  await field('message').focus()
  await expect(field('firstName')).toHaveValue('Ada')
  await expect(field('lastName')).toHaveValue('Lovelace')
  await field('lastName').evaluate((input: HTMLInputElement) => (input.value = 'King'))
  const posts = collectPosts(page)
  await form.locator('button[type="submit"]').press('Enter')
  await expect.poll(() => posts).toHaveLength(1)
  expect(posts[0]).toMatchObject({firstName: 'Ada', lastName: 'King', message: 'Hello'})
})
