import {expect, test} from '@playwright/test'
import {z} from 'zod'
import {openHydrated} from '#tests/support/hydration.ts'

/** Enters something in every field of the page's form in every frame, from its first one until after hydration. */
function enterInEveryFrame(): void {
  const entered: Record<string, unknown> = {}
  const frames = {left: Infinity}
  addEventListener('site:hydrated', () => (frames.left = 20))
  const enter = () => {
    const form = document.querySelector('main form:has([name="email"])')
    for (const field of form?.querySelectorAll<HTMLElement>(':is(input, select, textarea)') ?? []) {
      if (field.closest('[inert]') !== null || field.getAttribute('type') === 'hidden') continue
      if (field instanceof HTMLSelectElement) {
        field.selectedIndex = (field.selectedIndex + 1) % field.options.length
        field.dispatchEvent(new Event('input', {bubbles: true}))
        field.dispatchEvent(new Event('change', {bubbles: true}))
        entered[field.name] = field.value
      } else if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) {
        field.click()
        entered[`${field.name} ${field.value}`] = field.checked
      } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
        const before = entered[field.name]
        field.focus()
        const prototype: unknown = Object.getPrototypeOf(field)
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, `${field.value}x`)
        field.dispatchEvent(new Event('input', {bubbles: true}))
        entered[field.name] = typeof before === 'number' ? before + 1 : field.value.length
      }
    }
    frames.left -= 1
    if (frames.left > 0) requestAnimationFrame(enter)
    else Reflect.set(window, 'entered', entered)
  }
  requestAnimationFrame(enter)
}

const pages = ['/contact', '/register-interest', '/early-access', '/providers/gp/register']

for (const path of pages) {
  test(`fields of ${path} keep what is entered at any moment while the page comes alive (FORM-6)`, async ({
    page,
  }) => {
    await page.addInitScript(enterInEveryFrame)
    await page.goto(path)
    await page.waitForFunction(() => 'entered' in window)
    const entered = z
      .record(z.string(), z.unknown())
      .parse(await page.evaluate<unknown>(() => Reflect.get(window, 'entered')))
    const shown = await page.evaluate(() => {
      const now: Record<string, unknown> = {}
      const form = document.querySelector('main form:has([name="email"])')
      for (const field of form?.querySelectorAll<HTMLInputElement>(
        ':is(input, select, textarea)',
      ) ?? []) {
        if (field.closest('[inert]') !== null || field.type === 'hidden') continue
        const isChoice = /checkbox|radio/.test(field.type)
        const isSelect = field.tagName === 'SELECT'
        now[isChoice ? `${field.name} ${field.value}` : field.name] = isChoice
          ? field.checked
          : isSelect
            ? field.value
            : field.value.length
      }
      return now
    })
    expect(Object.keys(entered).length).toBeGreaterThanOrEqual(3)
    // The last one pressed is chosen of radio buttons with one name.
    const expected = Object.entries(entered).filter(([, value]) => value !== true)
    expect(shown).toMatchObject(Object.fromEntries(expected))
  })
}

test('form keeps its entries when the privacy notice is read and Back is pressed (FORM-6)', async ({
  page,
}) => {
  await openHydrated(page, '/contact')
  const form = page.locator('main form')
  const fields = ['First name', 'Message'].map((label) => form.getByLabel(label))
  for (const field of fields) await field.fill('About my mother')
  await form.locator('[data-privacy] a').first().click()
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Contact us')
  await page.goBack()
  for (const field of fields) await expect(field).toHaveValue('About my mother')

  // Also in a dialog, whose own closing discards them.
  await openHydrated(page, '/gp-visit')
  const opener = page.getByRole('main').getByRole('link', {name: 'Join the waitlist'}).first()
  const first = page.getByRole('dialog').getByLabel('First name')
  await opener.click()
  await first.fill('Ada')
  await page.getByRole('dialog').locator('[data-privacy] a').first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(first).toHaveValue('Ada')
  await page.keyboard.press('Escape')
  await opener.click()
  await expect(first).toHaveValue('')
})
