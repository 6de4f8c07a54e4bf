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
import {storedMessages} from '#tests/support/registrations.ts'
import {openHydrated} from '#tests/support/hydrated.ts'

const success = 'Thank you. We will be in touch shortly.'

const open = async (page: Page) => {
  await openHydrated(page, '/contact')
  const form = page.getByRole('main').locator('form')
  await expect(form).toHaveAttribute('novalidate')
  // The form answers presses as soon as its code has arrived.
  await page.waitForLoadState('networkidle')
  return form
}

test('FORM-5, API-4: a message is stored, trimmed', async ({page}) => {
  const posts = collectPosts(page)
  const form = await open(page)
  const email = newAddress('writer')
  await fillPerson(form, ` ${email} `)
  await form.getByLabel('Phone').fill(' 020 7946 0123 ')
  await form.getByLabel('Message').fill('  Two lines.\nOf text.  ')
  await submitButton(form).click()
  await expect(form.getByRole('status').getByText(success)).toBeVisible()
  for (const label of [/^First name/, /^Last name/, /^Phone/, /^Message/]) {
    await expect(form.getByLabel(label)).toHaveValue('')
  }
  const message = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email,
    phone: '020 7946 0123',
    message: 'Two lines.\nOf text.',
  }
  expect(posts).toEqual([{...message, company: ''}])
  expect(storedMessages(email)).toEqual([message])
})

test('FORM-5: last name and phone may stay empty', async ({page}) => {
  const form = await open(page)
  const email = newAddress('brief')
  await form.getByLabel(/^First name/).fill('Ada')
  await form.getByRole('textbox', {name: 'Email'}).fill(email)
  await form.getByLabel('Message').fill('Hello')
  await submitButton(form).click()
  await expect(form.getByText(success)).toBeVisible()
  expect(storedMessages(email)).toMatchObject([{lastName: '', phone: ''}])
})

test('FORM-5: without first name, address or message nothing else happens', async ({page}) => {
  const posts = collectPosts(page)
  const form = await open(page)
  for (const missing of ['First name', 'Email', 'Message']) {
    await fillPerson(form, 'ada@example.com')
    await form.getByLabel('Message').fill('Hello')
    const field = form.getByLabel(missing, {exact: true})
    await field.fill('   ')
    await submitButton(form).click()
    await expect(form.getByRole('alert')).toHaveText('Please complete the required fields.')
    await expect(form.locator('[aria-invalid]')).toHaveCount(1)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(errorSummary(form)).toBeFocused()
    await errorSummary(form).getByRole('link').click()
    await expect(field).toBeFocused()
    await expect(form.getByLabel(/^Last name/)).toHaveValue('Lovelace')
  }
  expect(posts).toEqual([])
})

test('FORM-5: all that is missing is named in a summary, which gets the focus (WCAG 3.3.1)', async ({
  page,
}) => {
  const form = await open(page)
  await submitButton(form).click()
  await expect(form.locator('[aria-invalid]')).toHaveCount(3)
  await expect(errorSummary(form)).toBeFocused()
  await expect(errorSummary(form).getByRole('link')).toHaveText([
    'Enter your first name',
    'Enter your email address',
    'Enter your message',
  ])
})

test('FORM-5, FORM-6: the title says that something is wrong, until the form is sent well', async ({
  page,
}) => {
  const form = await open(page)
  const title = await page.title()
  await submitButton(form).click()
  await expect(errorSummary(form)).toBeVisible()
  await expect(page).toHaveTitle(`Error: ${title}`)
  await fillPerson(form, newAddress('title'))
  await form.getByLabel('Message').fill('Hello')
  await submitButton(form).click()
  await expect(form.getByText('Thank you. We will be in touch shortly.')).toBeVisible()
  await expect(page).toHaveTitle(title)
})

test('FORM-5: a malformed address is pointed out, and left to the server', async ({page}) => {
  const posts = collectPosts(page)
  const form = await open(page)
  await fillPerson(form, 'nobody')
  await form.getByLabel('Message').fill('Hello')
  await expect(form.getByRole('textbox', {name: 'Email'})).toHaveAccessibleDescription(
    /in the correct format/,
  )
  await submitButton(form).click()
  await expect(form.getByRole('alert')).toHaveText('Sorry, something went wrong. Please try again.')
  await expect(form.getByRole('textbox', {name: 'Email'})).toHaveAccessibleDescription(
    /in the correct format/,
  )
  await errorSummary(form)
    .getByRole('link', {name: /in the correct format/})
    .click()
  await expect(form.getByRole('textbox', {name: 'Email'})).toBeFocused()
  expect(posts).toHaveLength(1)
})

test('FORM-5: the emptied form says nothing of the address that was sent', async ({page}) => {
  // Another backend (API-5) may take what ours would not.
  await page.route(endpoints, (route) => route.fulfill({status: 200, body: ''}))
  const form = await open(page)
  await fillPerson(form, 'nobody')
  await form.getByLabel('Message').fill('Hello')
  const email = form.getByRole('textbox', {name: 'Email'})
  await expect(email).toHaveAccessibleDescription(/in the correct format/)
  await submitButton(form).click()
  await expect(form.getByText(success)).toBeVisible()
  await expect(email).toHaveValue('')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await expect(form.getByText(/in the correct format/)).toHaveCount(0)
})

test('FORM-5: an address that was left before the code came is looked at when it comes', async ({
  page,
}) => {
  const form = await open(page)
  const code = Promise.withResolvers<null>()
  await page.route('**/_next/static/**', async (route) => {
    await code.promise
    await route.continue()
  })
  await fillPerson(form, 'nobody')
  await form.getByLabel('Message').fill('Hello')
  const email = form.getByRole('textbox', {name: 'Email'})
  await expect(email).not.toHaveAccessibleDescription(/in the correct format/)
  code.resolve(null)
  await expect(email).toHaveAccessibleDescription(/in the correct format/)
  await expect(email).toHaveValue('nobody')
  await expect(form.getByLabel('Message')).toHaveValue('Hello')
  await page.unrouteAll({behavior: 'wait'})
})

test('FORM-5: what is too long is said before it is sent', async ({page}) => {
  const posts = collectPosts(page)
  const form = await open(page)
  await fillPerson(form, newAddress('long'))
  await form.getByLabel('Message').fill('x'.repeat(5001))
  await submitButton(form).click()
  await expect(errorSummary(form).getByRole('link')).toHaveText(/^This is too long\./)
  await expect(form.getByLabel('Message')).toHaveValue('x'.repeat(5001))
  expect(posts).toEqual([])
})

test('FORM-5: a failure and no answer are said in red and keep what was typed', async ({page}) => {
  for (const status of [500, null]) {
    await failPosts(page, status)
    const form = await open(page)
    await fillPerson(form, 'ada@example.com')
    await form.getByLabel('Message').fill('Hello')
    await submitButton(form).click()
    await expect(form.getByRole('alert')).toHaveText(
      'Sorry, something went wrong. Please try again.',
    )
    await expect(form.getByLabel('Message')).toHaveValue('Hello')
    await page.unroute(endpoints)
  }
})

test('FORM-5: while it is being sent the button says so', async ({page}) => {
  const letGo = await holdPosts(page)
  const form = await open(page)
  await fillPerson(form, newAddress('slow-writer'))
  await form.getByLabel('Message').fill('Hello')
  await submitButton(form).click()
  await expect(submitButton(form)).toHaveText('Sending...')
  await expect(submitButton(form)).toBeDisabled()
  letGo()
  await expect(form.getByText(success)).toBeVisible()
})

/** Words by which browsers, password managers and extensions know what to fill in. */
const knownFields =
  /name|mail|phone|tel|mobile|fax|company|business|organi[sz]ation|address|street|city|town|county|state|region|country|zip|post|card|cvc|cvv|exp|user|login|pass|url|web|site|birth|dob|age|gender|title|job|promo|coupon|otp|code|comment|message|subject/i

/** Fills in fields as extensions and robots do: a value and its events, without the keyboard. */
const fillFields = (form: Locator, email: string, who: 'extension' | 'robot') =>
  form.evaluate(
    (element, {address, isRobot, known}) => {
      const hasStyle = (field: Element) => {
        for (let part: Element | null = field; part !== null; part = part.parentElement) {
          const {display, visibility, opacity} = getComputedStyle(part)
          if (display === 'none' || visibility === 'hidden' || opacity === '0') return false
        }
        return true
      }
      const isSeen = (field: Element) => {
        const {width, height, right, bottom} = field.getBoundingClientRect()
        const isOnPage = right + scrollX > 0 && bottom + scrollY > 0
        return width > 1 && height > 1 && isOnPage && hasStyle(field)
      }
      const takesFocus = (field: HTMLElement) => {
        field.focus()
        return document.activeElement === field
      }
      const isKnown = (field: HTMLInputElement | HTMLTextAreaElement) => {
        const label = field.labels?.[0]?.textContent ?? ''
        const texts = [field.name, field.id, label, field.placeholder, field.autocomplete]
        return new RegExp(known, 'i').test(texts.join(' '))
      }
      const fields = element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        'input, textarea',
      )
      for (const field of fields) {
        if (!isRobot && !isSeen(field) && !takesFocus(field) && !isKnown(field)) continue
        field.value = field.type === 'email' ? address : 'Ada Ltd'
        field.dispatchEvent(new Event('input', {bubbles: true}))
        field.dispatchEvent(new Event('change', {bubbles: true}))
      }
    },
    {address: email, isRobot: who === 'robot', known: knownFields.source},
  )

test('FORM-5, LAW-6: the trap is out of reach of people and of what fills in fields for them, and a robot in it is thanked and forgotten', async ({
  page,
}) => {
  const form = await open(page)
  await expect(form.getByRole('textbox', {name: 'Leave this field empty'})).toHaveCount(0)
  const trap = form.locator('[data-trap] input')
  const filled = newAddress('filled')
  await fillFields(form, filled, 'extension')
  await expect(form.getByLabel(/^First name/)).toHaveValue('Ada Ltd')
  await expect(trap).toHaveValue('')
  await submitButton(form).click()
  await expect(form.getByText(success)).toBeVisible()
  expect(storedMessages(filled)).toHaveLength(1)

  const posts = collectPosts(page)
  await open(page)
  const email = newAddress('robot')
  await fillFields(form, email, 'robot')
  await submitButton(form).click()
  await expect(form.getByText('Thanks. Your message has been received.')).toBeVisible()
  await expect(form.getByLabel('Message')).toHaveValue('')
  expect(posts).toEqual([])
  expect(storedMessages(email)).toEqual([])
})
