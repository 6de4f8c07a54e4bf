import {expect, type Locator, type Page, test} from '@playwright/test'
import {
  collectPosts,
  endpoints,
  errorSummary,
  failPosts,
  fillPerson,
  holdPosts,
  newAddress,
  submitButton,
} from '#tests/support/forms.ts'
import {storedRegistrations} from '#tests/support/registrations.ts'
import {openHydrated} from '#tests/support/hydrated.ts'

const success = "Thank you for registering! We'll be in touch soon."

const open = async (page: Page) => {
  await openHydrated(page, '/')
  await page.getByRole('main').getByRole('link', {name: 'Early Access'}).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('First name')).toBeFocused()
  return dialog
}

test('HOME-1, FORM-2, API-3: a patient is registered by the direct call', async ({page}) => {
  const posts = collectPosts(page)
  const dialog = await open(page)
  const email = newAddress('patient')
  await expect(dialog.getByRole('checkbox')).not.toBeChecked()
  await fillPerson(dialog, email)
  await dialog.getByLabel('I am a').selectOption('Patient')
  await submitButton(dialog).click()
  await expect(dialog).toBeHidden()
  expect(posts).toEqual([
    {
      name: 'Ada',
      lastName: 'Lovelace',
      email,
      role: 'patient',
      wantsNewsletter: false,
      source: 'landing_page',
      userAgent: await page.evaluate(() => navigator.userAgent),
    },
  ])
  expect(storedRegistrations(email)).toMatchObject([{role: 'patient', wantsNewsletter: 0}])
})

test('FORM-2, API-2: a GP, a specialist, a nurse and a carer are registered as professionals', async ({
  page,
}) => {
  const posts = collectPosts(page)
  const dialog = await open(page)
  for (const [label, role] of [
    ['GP', 'GP'],
    ['Specialist', 'SPECIALIST'],
    ['Nurse', 'NURSE'],
    ['Carer', 'CARER'],
  ] as const) {
    const email = newAddress(label.toLowerCase())
    await fillPerson(dialog, email)
    await dialog.getByLabel('I am a').selectOption(label)
    await dialog.getByRole('checkbox').check()
    await submitButton(dialog).click()
    await page.getByRole('button', {name: 'Dismiss message'}).click()
    await expect(page.getByText(success)).toBeHidden()
    expect(posts.at(-1)).toMatchObject({role, wantsNewsletter: true})
    expect(posts.at(-1)).not.toHaveProperty('yearsExperience')
    expect(storedRegistrations(email)).toMatchObject([{role, wantsNewsletter: 1}])
    await page.getByRole('main').getByRole('link', {name: 'Early Access'}).click()
    await expect(dialog.getByLabel('First name')).toBeFocused()
  }
  expect(posts).toHaveLength(4)
})

test('MOD-2: success clears the form, closes the dialog and shows a toast for 5 s', async ({
  page,
}) => {
  await page.clock.install()
  const dialog = await open(page)
  await fillPerson(dialog, newAddress('toast'))
  await dialog.getByLabel('I am a').selectOption('Patient')
  await submitButton(dialog).click()
  await expect(dialog).toBeHidden()
  const toast = page.getByRole('status').getByText(success)
  await expect(toast).toBeVisible()
  await page.clock.runFor(3500)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1500)
  await expect(toast).toBeHidden()
  await page.getByRole('main').getByRole('link', {name: 'Early Access'}).click()
  await expect(dialog.getByLabel('First name')).toHaveValue('')
  await expect(dialog.getByLabel('I am a')).toHaveValue('')
})

test('FORM-2: without a name, an address or a role nothing is sent', async ({page}) => {
  const posts = collectPosts(page)
  const dialog = await open(page)
  for (const missing of ['First name', 'Last name', 'Email', 'I am a']) {
    await fillPerson(dialog, 'ada@example.com')
    await dialog.getByLabel('I am a').selectOption('Patient')
    const field = dialog.getByLabel(missing, {exact: true})
    if (missing === 'I am a') await field.selectOption('')
    else await field.fill('   ')
    await submitButton(dialog).click()
    await expect(dialog.getByRole('alert')).toHaveText('Please fill in all required fields')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(errorSummary(dialog)).toBeFocused()
    await errorSummary(dialog).getByRole('link').click()
    await expect(field).toBeFocused()
  }
  expect(posts).toEqual([])
})

test('FORM-2: a malformed address is said at its field, and nothing is said to be missing', async ({
  page,
}) => {
  const posts = collectPosts(page)
  const dialog = await open(page)
  await fillPerson(dialog, 'nobody')
  await dialog.getByLabel('I am a').selectOption('Patient')
  await submitButton(dialog).click()
  await expect(dialog.getByRole('textbox', {name: 'Email'})).toHaveAccessibleDescription(
    /in the correct format/,
  )
  await expect(errorSummary(dialog).getByRole('alert')).toHaveText('There is a problem')
  await expect(dialog.getByText('Please fill in all required fields')).toHaveCount(0)
  expect(posts).toEqual([])
})

test('FORM-2: what the server refuses is said at its field, in the words of the CMS', async ({
  page,
}) => {
  const dialog = await open(page)
  for (const [label, message] of [
    ['Patient', 'Failed to submit registration'],
    ['Nurse', 'Failed to submit form'],
  ] as const) {
    // The form lets it pass, the server does not: it could be two addresses.
    await fillPerson(dialog, 'ada,grace@example.com')
    await dialog.getByLabel('I am a').selectOption(label)
    await submitButton(dialog).click()
    await expect(dialog.getByRole('alert')).toHaveText(message)
    await expect(errorSummary(dialog)).toBeFocused()
    await expect(dialog.getByRole('textbox', {name: 'Email'})).toHaveAccessibleDescription(
      /in the correct format/,
    )
    await page.keyboard.press('Escape')
    await page.getByRole('main').getByRole('link', {name: 'Early Access'}).click()
    await expect(dialog.getByLabel('First name')).toHaveValue('')
  }
})

test('FORM-2: each failure is said in the words for its role, and keeps what was typed', async ({
  page,
}) => {
  const dialog = await open(page)
  for (const [label, status, message] of [
    ['Patient', 500, 'Failed to submit registration'],
    ['Patient', null, 'Failed to submit form'],
    ['Nurse', 500, 'Failed to submit form'],
    ['Nurse', null, 'Failed to submit form'],
  ] as const) {
    await failPosts(page, status)
    await fillPerson(dialog, 'ada@example.com')
    await dialog.getByLabel('I am a').selectOption(label)
    await submitButton(dialog).click()
    await expect(dialog.getByRole('alert')).toHaveText(message)
    await expect(dialog.getByLabel('Last name')).toHaveValue('Lovelace')
    await expect(dialog.getByLabel('I am a').locator('option:checked')).toHaveText(label)
    await page.unroute(endpoints)
    await page.keyboard.press('Escape')
    await page.getByRole('main').getByRole('link', {name: 'Early Access'}).click()
    await expect(dialog.getByLabel('First name')).toHaveValue('')
  }
})

test('FORM-2: while it is being sent the button says so', async ({page}) => {
  const letGo = await holdPosts(page)
  const dialog = await open(page)
  await fillPerson(dialog, newAddress('slow'))
  await dialog.getByLabel('I am a').selectOption('Carer')
  await submitButton(dialog).click()
  await expect(submitButton(dialog)).toHaveText('Submitting...')
  await expect(submitButton(dialog)).toBeDisabled()
  letGo()
  await expect(dialog).toBeHidden()
})

test('FORM-2: the form has a page of its own, which says it worked for as long as one reads', async ({
  page,
}) => {
  await openHydrated(page, '/early-access')
  const main = page.getByRole('main')
  await fillPerson(main, newAddress('page'))
  await main.getByLabel('I am a').selectOption('Patient')
  await submitButton(main).click()
  await expect(main.getByText(success)).toBeVisible()
})

test('a toast covers neither the line about 999 nor the field that has the focus (MOD-2, G-6)', async ({
  page,
}) => {
  await openHydrated(page, '/')
  // The question about cookies is open as well.
  await page.evaluate(() => localStorage.clear())
  for (const width of [390, 320, 768]) {
    await page.setViewportSize({width, height: 844})
    await openHydrated(page, '/early-access')
    await expect(page.getByRole('region', {name: 'Cookies, plainly'})).toBeVisible()
    const form = page.locator('main form')
    await fillPerson(form, newAddress('toast'))
    await form.getByLabel('I am a').selectOption('Patient')
    const email = form.getByRole('textbox', {name: 'Email'})
    await email.evaluate((field) => {
      const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0
      scrollTo({top: scrollY + field.getBoundingClientRect().top - header - 8, behavior: 'instant'})
    })
    await email.press('Enter')
    await expect(toastOf(page)).toBeVisible()
    await expect(email).toBeFocused()
    await expect.poll(() => areApart(toastOf(page), email)).toBe(true)
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}))
    expect(await areApart(toastOf(page), page.getByRole('complementary').first())).toBe(true)
    expect(await areApart(toastOf(page), page.getByRole('banner'))).toBe(true)
  }
})

const toastOf = (page: Page) => page.locator('[data-toast]')

async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (a === null || b === null) throw new Error('One of the two is not on the screen.')
  return a.y + a.height <= b.y || b.y + b.height <= a.y
}
