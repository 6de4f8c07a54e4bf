import {type APIResponse, expect, test} from '@playwright/test'
import {storedRegistrations} from '../../support/registrations'

test('HDR-3, FORM-1, API-2: the header dialog stores a registration', async ({page}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', {name: 'Register Interest'}).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Ada')
  await dialog.getByLabel('Last name').fill('Lovelace')
  await dialog.getByRole('textbox', {name: 'Email'}).fill('Ada.Dialog@example.com')
  await expect(dialog.getByRole('checkbox')).toBeChecked()
  await dialog.getByRole('button', {name: 'Join the waitlist'}).click()
  await expect(
    dialog.getByText("Thank you for joining our waitlist! We'll be in touch soon."),
  ).toBeVisible()
  await expect(dialog.getByLabel('First name')).toHaveValue('')
  expect(storedRegistrations('ada.dialog@example.com')).toEqual([
    {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'Ada.Dialog@example.com',
      role: 'patient',
      wantsNewsletter: 1,
      source: 'landing_page',
    },
  ])
})

test('MOD-5: the dialog closes on Escape and gives focus back to its opener', async ({page}) => {
  await page.goto('/')
  const opener = page.getByRole('banner').getByRole('link', {name: 'Register Interest'})
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
})

test('MOD-1: closing the dialog forgets what was typed', async ({page}) => {
  await page.goto('/')
  const opener = page.getByRole('banner').getByRole('link', {name: 'Register Interest'})
  await opener.click()
  await page.getByRole('dialog').getByLabel('First name').fill('Ada')
  await page.keyboard.press('Escape')
  await opener.click()
  await expect(page.getByRole('dialog').getByLabel('First name')).toHaveValue('')
})

test('API-6: registering twice stores one row and answers the same', async ({request}) => {
  const data = {name: 'Grace', lastName: 'Hopper', email: 'grace@example.com', role: 'patient'}
  const first = await request.post('/api/interest/register', {data})
  const second = await request.post('/api/interest/register', {
    data: {...data, email: 'GRACE@example.com'},
  })
  expect([first.status(), second.status()]).toEqual([201, 201])
  expect(await second.text()).toBe(await first.text())
  const headers = (answer: APIResponse) =>
    answer.headersArray().filter(({name}) => name.toLowerCase() !== 'date')
  expect(headers(second)).toEqual(headers(first))
  expect(storedRegistrations('grace@example.com')).toHaveLength(1)
})

test('API-6: bad input names each field and stores nothing', async ({request}) => {
  const response = await request.post('/api/interest/register', {
    data: {name: ' ', lastName: 'X', email: 'nobody', role: 'queen'},
  })
  expect(response.status()).toBe(400)
  expect(response.headers()['content-type']).toBe('application/problem+json')
  const problem: unknown = await response.json()
  expect(problem).toMatchObject({errors: [{field: 'name'}, {field: 'email'}, {field: 'role'}]})
})

test('a form of another site is refused', async ({request}) => {
  const response = await request.post('/api/interest/register', {
    headers: {origin: 'https://elsewhere.example'},
    data: {name: 'A', lastName: 'B', email: 'a@b.example', role: 'patient'},
  })
  expect(response.status()).toBe(403)
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('FORM-6: the button leads to a page whose form stores a registration', async ({page}) => {
    await page.goto('/about')
    await page.getByRole('banner').getByRole('link', {name: 'Register Interest'}).click()
    await page.getByLabel('First name').fill('Alan')
    await page.getByLabel('Last name').fill('Turing')
    await page.getByRole('textbox', {name: 'Email'}).fill('alan@example.com')
    await page.getByRole('checkbox').uncheck()
    await page.getByRole('button', {name: 'Join the waitlist'}).click()
    await expect(
      page.getByText("Thank you for joining our waitlist! We'll be in touch soon."),
    ).toBeVisible()
    expect(storedRegistrations('alan@example.com')).toMatchObject([
      {role: 'patient', wantsNewsletter: 0},
    ])
  })
})
