import {expect, type Page, test} from '@playwright/test'
import {z} from 'zod'
import {submitButton, fillPerson, newAddress} from '#tests/support/forms.ts'
import {awake, openHydrated} from '#tests/support/hydrated.ts'
import {pageCacheHeader, pageCacheStates} from '#lib/next-internals.ts'
import {storedRows} from '#tests/support/stored-rows.ts'

const check = (page: Page) => page.locator('#area-check')

const ask = async (page: Page, postcode: string) => {
  await check(page).getByLabel('Postcode').fill(postcode)
  await check(page).getByRole('button', {name: 'Check my area'}).click()
}

test.describe('with JavaScript', () => {
  test('AREA-1, AREA-3: a postcode is answered in place by the page alone, and the area is kept', async ({
    page,
  }) => {
    await openHydrated(page, '/')
    await check(page).getByLabel('Postcode').focus()
    await awake(check(page).getByLabel('Postcode'))
    await page.waitForLoadState('networkidle')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))

    await ask(page, 'n1 1aa')
    const answer = check(page).locator('[aria-live]')
    await expect(answer).toContainText('N1 lies in more than one borough.')
    await expect(answer.getByRole('listitem')).toHaveText([
      /Camden\s*Planned/,
      /Hackney\s*Planned/,
      /Islington\s*Planned/,
    ])
    await expect(page).toHaveURL(/\/$/)
    expect(asked.filter((request) => /n1( |%20|\+)?1aa/i.test(request))).toEqual([])

    await answer.getByRole('link', {name: 'Join the waitlist for N1'}).click()
    const dialog = page.getByRole('dialog', {name: 'Join our waitlist'})
    await expect(dialog.getByLabel(/^First part of your postcode/)).toHaveValue('N1')
    const email = newAddress('area')
    await fillPerson(dialog, email)
    await dialog.getByLabel(/^Who is it for/).selectOption('Someone I care for')
    await submitButton(dialog).click()
    await expect(dialog.getByRole('status')).toContainText('Thank you for joining our waitlist!')
    expect(storedRows('registration', email)).toMatchObject([
      {area: 'N1', forWhom: 'someoneICareFor', role: 'patient'},
    ])
  })

  test('AREA-1: what is elsewhere, half outside or no postcode gets an answer of its own', async ({
    page,
  }) => {
    await page.goto('/coverage')
    const answer = check(page).locator('[aria-live]')
    await ask(page, 'M1 1AE')
    await expect(answer).toContainText('M1 is outside our first area.')
    await ask(page, 'DA1')
    await expect(answer).toContainText('Part of DA1 is in Greater London.')
    await ask(page, 'my house')
    await expect(check(page).getByLabel('Postcode')).toHaveAccessibleDescription(
      /Enter a UK postcode, like N1 or N1 1AA/,
    )
    await expect(check(page).getByLabel('Postcode')).toBeFocused()
    await expect(answer).toBeEmpty()
  })

  test('AREA-2: every area is in the list, and the map is one picture with a name', async ({
    page,
  }) => {
    await page.goto('/coverage')
    await expect(page.getByRole('img', {name: /Map of Greater London/})).toBeVisible()
    const list = page.locator('#boroughs').getByRole('listitem')
    await expect(list).toHaveCount(33)
    await expect(list.filter({hasText: 'Hackney'})).toContainText(/Planned.*E8/)
  })

  test('CONTACT-2: a message begins with the subject that the link names, and has six fields', async ({
    page,
  }) => {
    await page.goto('/contact/my-data')
    const form = page.getByRole('main').locator('form')
    await expect(form.getByLabel('Message')).toHaveValue('I have a question about my data.\n')
    await form.getByLabel('First name').fill('Ada')
    const email = newAddress('subject')
    await form.getByRole('textbox', {name: 'Email'}).fill(email)
    const posted = page.waitForRequest('**/api/contact')
    await submitButton(form).click()
    const sent = z.record(z.string(), z.unknown()).parse((await posted).postDataJSON())
    expect(Object.keys(sent).toSorted()).toEqual([
      'company',
      'email',
      'firstName',
      'lastName',
      'message',
      'phone',
    ])
    await expect(form.getByRole('status')).toBeVisible()
    expect(storedRows('message', email)).toMatchObject([
      {message: 'I have a question about my data.'},
    ])
    expect((await page.request.get('/contact/nobody-knows')).status()).toBe(404)
  })
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('AREA-1, AREA-3: the answer is a page, and the area goes with the visitor to the form', async ({
    page,
  }) => {
    await page.goto('/coverage')
    await ask(page, 'E8 3AB')
    await expect(page).toHaveURL(/\/coverage\/e8#area-check$/)
    await expect(check(page)).toContainText('E8 is in the area we plan to cover.')
    await check(page).getByRole('link', {name: 'Join the waitlist for E8'}).click()
    await expect(page).toHaveURL(/\/register-interest\/e8$/)
    const form = page.getByRole('main').locator('form')
    await expect(form.getByLabel(/^First part of your postcode/)).toHaveValue('E8')
    const email = newAddress('area-page')
    await fillPerson(form, email)
    await submitButton(form).click()
    await expect(page).toHaveURL(/\/register-interest\/received$/)
    expect(storedRows('registration', email)).toMatchObject([{area: 'E8', forWhom: null}])

    for (const [typed, path, words] of [
      ['M1 1AE', '/coverage/outside', 'That postcode is outside our first area.'],
      ['my house', '/coverage/not-a-postcode', 'Enter a UK postcode, like N1 or N1 1AA'],
    ] as const) {
      await ask(await page.goto('/coverage').then(() => page), typed)
      await expect(page).toHaveURL(`${path}#area-check`)
      await expect(check(page)).toContainText(words)
    }
  })

  test('AREA-1: no query and no path that was typed makes a new page (decision 36)', async ({
    request,
  }) => {
    const state = async (path: string) => {
      const response = await request.get(path)
      return [response.status(), response.headers()[pageCacheHeader]]
    }
    await state('/coverage/n16')
    expect(await state('/coverage/n16')).toEqual([200, pageCacheStates.fresh])
    expect(await state('/coverage/n16?postcode=E1')).toEqual([200, pageCacheStates.fresh])
    for (const path of [
      '/coverage/m1',
      '/coverage/N16',
      '/coverage/n16/more',
      '/register-interest/zz9',
    ]) {
      expect((await state(path))[0]).toBe(404)
    }
  })
})
