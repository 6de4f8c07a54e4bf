import {expect, type Locator, type Page, test} from '@playwright/test'
import {
  collectPosts,
  errorSummary,
  fillPerson,
  newAddress,
  submitButton,
} from '#tests/support/forms.ts'
import {openHydrated} from '#tests/support/hydration.ts'
import {storedMessages} from '#tests/support/stored-rows.ts'

const success = 'Thank you. We will be in touch shortly.'

const open = async (page: Page) => {
  await openHydrated(page, '/contact')
  return page.getByRole('main').locator('form')
}

test('contact form stores a trimmed message and clears its fields (FORM-5, API-4)', async ({
  page,
}) => {
  const posts = collectPosts(page)
  const form = await open(page)
  const email = newAddress('writer')
  await fillPerson(form, ` ${email} `)
  await form.getByLabel('Phone').fill(' 020 7946 0123 ')
  await form.getByLabel('Message').fill('  Two lines.\nOf text.  ')
  await submitButton(form).click()
  await expect(form.getByRole('status').getByText(success)).toBeVisible()
  for (const label of [/^First name/, /^Last name/, /^Phone/, /^Message/])
    await expect(form.getByLabel(label)).toHaveValue('')
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

test('contact form focuses a summary of its errors and marks the page title until it is sent (FORM-5, FORM-6)', async ({
  page,
}) => {
  const posts = collectPosts(page)
  const form = await open(page)
  const title = await page.title()
  await submitButton(form).click()
  await expect(errorSummary(form)).toBeFocused()
  await expect(form.getByRole('alert')).toHaveText('Please complete the required fields.')
  await expect(errorSummary(form).getByRole('link')).toHaveText([
    'Enter your first name',
    'Enter your email address',
    'Enter your message',
  ])
  await expect(page).toHaveTitle(`Error: ${title}`)
  await errorSummary(form).getByRole('link').last().click()
  await expect(form.getByLabel('Message')).toBeFocused()
  expect(posts).toEqual([])
  await fillPerson(form, newAddress('title'))
  await form.getByLabel('Message').fill('Hello')
  await submitButton(form).click()
  await expect(form.getByText(success)).toBeVisible()
  await expect(page).toHaveTitle(title)
})

test('contact form warns of a malformed address once its code has loaded, and still sends it (FORM-5, FORM-6)', async ({
  page,
}) => {
  const posts = collectPosts(page)
  const code = Promise.withResolvers<null>()
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto('/contact')
  const form = page.getByRole('main').locator('form')
  await fillPerson(form, 'nobody')
  await form.getByLabel('Message').fill('Hello')
  const email = form.getByRole('textbox', {name: 'Email'})
  await expect(email).not.toHaveAccessibleDescription(/in the correct format/)
  code.resolve(null)
  await expect(email).toHaveAccessibleDescription(/in the correct format/)
  await expect(email).toHaveValue('nobody')
  await submitButton(form).click()
  await expect(form.getByRole('alert')).toHaveText('Sorry, something went wrong. Please try again.')
  await expect(form.getByLabel('Message')).toHaveValue('Hello')
  expect(posts).toHaveLength(1)
  await page.unrouteAll({behavior: 'wait'})
})

/** Names by which browsers, password managers and extensions recognise a field. */
const knownFields =
  /name|mail|phone|tel|mobile|fax|company|business|organi[sz]ation|address|street|city|town|county|state|region|country|zip|post|card|cvc|cvv|exp|user|login|pass|url|web|site|birth|dob|age|gender|title|job|promo|coupon|otp|code|comment|message|subject/i

/** Fills in fields as extensions and robots do: sets values and dispatches events, without key presses. */
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

test('contact form hides its trap from people and extensions, and sends nothing when a robot fills it in (FORM-5, LAW-6)', async ({
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
