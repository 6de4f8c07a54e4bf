import {join} from 'node:path'
import {expect, type Locator, test} from '@playwright/test'
import {holdLock} from '#registrations/testing/hold-lock.ts'
import {Processes} from '#scripts/cli/processes.ts'
import {lakePort, lockedPort} from '#tests/support/addresses.ts'
import {fillPerson, newAddress, submitButton} from '#tests/support/forms.ts'
import {openHydrated} from '#tests/support/hydration.ts'
import {IsolatedSite, isolatedFolder} from '#tests/support/isolated-site.ts'
import {storedRegistrations} from '#tests/support/stored-rows.ts'

const name = 'locked'
const file = join(isolatedFolder(name), 'site.db')
const processes = new Processes()

test.beforeAll(async () => {
  await new IsolatedSite({name, port: lockedPort, lakePort}, processes).start()
})
test.afterAll(() => processes.stopAll())

/** Runs an action while another process locks the site's database. */
async function whileLocked(action: () => Promise<void>): Promise<void> {
  const lock = await holdLock(file)
  try {
    await action()
  } finally {
    lock.release()
  }
}

const forms: readonly [
  what: string,
  path: string,
  failure: string,
  fill: (form: Locator) => Promise<unknown>,
][] = [
  [
    'waitlist form',
    '/register-interest',
    'Failed to submit waitlist request',
    (form) => form.getByRole('checkbox').uncheck(),
  ],
  [
    'early access form',
    '/early-access',
    'Failed to submit registration',
    (form) => form.getByLabel('I am a').selectOption('Patient'),
  ],
  [
    'registration form for nurse',
    '/providers/nurse/register',
    'Sorry, there was an error. Please try again later.',
    (form) => form.getByLabel('Years of experience').fill('5'),
  ],
  [
    'contact form',
    '/contact',
    'Sorry, something went wrong. Please try again.',
    (form) => form.getByLabel('Message').fill('Hello'),
  ],
]

for (const [what, path, failure, fill] of forms) {
  test(`${what} shows an error while the database is locked, keeps its values and works afterwards (FORM-1, FORM-2, FORM-4, FORM-5, API-6)`, async ({
    page,
  }) => {
    await openHydrated(page, path)
    const form = page.getByRole('main').locator('form')
    const email = newAddress('locked')
    await fillPerson(form, email)
    await fill(form)
    await whileLocked(async () => {
      const answer = page.waitForResponse((response) => response.request().method() === 'POST')
      await submitButton(form).click()
      expect((await answer).status()).toBe(503)
      await expect(form.getByRole('alert')).toHaveText(failure)
    })
    await expect(form.getByRole('textbox', {name: 'Email'})).toHaveValue(email)
    await expect(form.getByLabel(/^Last name/i)).toHaveValue('Lovelace')
    expect(storedRegistrations(email, file)).toEqual([])
    await submitButton(form).click()
    await expect(form.getByRole('alert')).toHaveCount(0)
    await expect(form.locator('[type=email]')).toHaveValue('')
  })
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('form leads to the page with its error message while the database is locked (FORM-6)', async ({
    page,
  }) => {
    await page.goto('/register-interest')
    const form = page.getByRole('main').locator('form')
    const email = newAddress('locked')
    await fillPerson(form, email)
    await whileLocked(async () => {
      await submitButton(form).click()
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        'Failed to submit waitlist request',
      )
    })
    await page.goBack()
    await expect(form.getByRole('textbox', {name: 'Email'})).toHaveValue(email)
  })
})
