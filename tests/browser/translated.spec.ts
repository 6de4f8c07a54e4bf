import {expect, type Locator, type Page, test} from '@playwright/test'
import {submitButton} from '#tests/support/forms.ts'
import {waitForHydration} from '#tests/support/hydration.ts'
import {pagesOfEveryKind} from '#tests/support/sample-pages.ts'
import {isSoak} from '#tests/support/tier.ts'

test.use({viewport: {width: 390, height: 844}})

/** Pages with interactive sections and when they are translated; the soak tests use one page of every kind. */
const translations = isSoak
  ? pagesOfEveryKind.flatMap((path) => [[path, 'before'] as const, [path, 'after'] as const])
  : ([
      ['/gp-visit', 'before'],
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

test('entries made before a translated page hydrates are kept (FORM-6)', async ({page}) => {
  await page.addInitScript(translatePage)
  const code = Promise.withResolvers<null>()
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto('/contact/my-data')
  const field = page.locator('main form [name="firstName"]')
  await field.fill('Ada')
  code.resolve(null)
  await waitForHydration(page)
  await expect(field).toHaveValue('Ada')
})

/**
 * Runs in the page: imitates the translators of browsers. Wraps every text in elements and changes it to upper case,
 * including texts that are added later.
 */
function translatePage(): void {
  const untranslated = 'script, style, noscript, textarea, option, title, svg, font'
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node instanceof Text) texts.push(node)
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(untranslated)) continue
      const wrapper = document.createElement('template')
      wrapper.innerHTML = '<font><font></font></font>'
      wrapper.content.querySelector('font font')?.append(text.data.toUpperCase())
      text.replaceWith(wrapper.content)
    }
  }
  const begin = () => {
    translate(document.body)
    new MutationObserver((changes) => {
      for (const {addedNodes, target} of changes)
        if (addedNodes.length > 0 && target.isConnected) translate(target)
    }).observe(document.body, {childList: true, subtree: true})
    document.documentElement.classList.add('translated-ltr')
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin)
  else begin()
}
