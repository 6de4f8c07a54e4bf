import {expect, type Locator, type Page, test} from '@playwright/test'
import {fillPerson, newAddress, submitButton} from '#tests/support/forms.ts'
import {storedMessages, storedRegistrations} from '#tests/support/registrations.ts'

test.use({javaScriptEnabled: false})

const heading = (page: Page) => page.getByRole('heading', {level: 1})

/** Follows an opener to the page with the same form. */
const follow = async (page: Page, path: string, opener: (page: Page) => Locator) => {
  await page.goto(path)
  await opener(page).first().click()
  return page.getByRole('main').locator('form')
}

const inMain = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('link', {name: new RegExp(`^${name}`)})

test('FORM-6, FORM-1: the waitlist', async ({page}) => {
  const form = await follow(page, '/about', (about) =>
    about.getByRole('banner').getByRole('link', {name: 'Register Interest'}),
  )
  const email = newAddress('alan')
  await fillPerson(form, email)
  await form.getByRole('checkbox').uncheck()
  await submitButton(form).click()
  await expect(page).toHaveURL(/\/register-interest\/received$/)
  await expect(heading(page)).toHaveText(
    "Thank you for joining our waitlist! We'll be in touch soon.",
  )
  expect(storedRegistrations(email)).toMatchObject([
    {firstName: 'Ada', role: 'patient', wantsNewsletter: 0, source: 'landing_page'},
  ])
})

test('FORM-6: a small screen reaches the waitlist through the links at the foot', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844})
  await page.goto('/register-interest')
  await expect(page.getByRole('main').locator('form')).toHaveAttribute('method', 'post')
})

for (const [label, role] of [
  ['Patient', 'patient'],
  ['Nurse', 'NURSE'],
] as const) {
  test(`FORM-6, FORM-2: early access of a ${label}`, async ({page}) => {
    const form = await follow(page, '/', inMain('Early Access'))
    const email = newAddress('early')
    await fillPerson(form, email)
    await form.getByLabel('I am a').selectOption(label)
    await submitButton(form).click()
    await expect(page).toHaveURL(/\/early-access\/received$/)
    await expect(heading(page)).toHaveText("Thank you for registering! We'll be in touch soon.")
    expect(storedRegistrations(email)).toMatchObject([{role, wantsNewsletter: 0}])
  })
}

test('FORM-6, FORM-2: blank names pass the browser and are refused with the same words', async ({
  page,
}) => {
  const form = await follow(page, '/', inMain('Early Access'))
  const email = newAddress('blank')
  await fillPerson(form, email)
  await form.getByLabel('First name').fill('   ')
  await form.getByLabel('I am a').selectOption('Patient')
  await submitButton(form).click()
  await expect(heading(page)).toHaveText('Please fill in all required fields')
  expect(storedRegistrations(email)).toEqual([])
  await page.goBack()
  await expect(form.getByRole('textbox', {name: 'Email'})).toHaveValue(email)
})

for (const [profession, role, message] of [
  ['gp', 'GP', "Registration successful! We'll be in touch soon."],
  ['nurse', 'NURSE', "Registration successful! We'll be in touch soon."],
  ['specialist', 'SPECIALIST', 'Thank you! Your interest has been registered successfully.'],
  ['carer', 'CARER', 'Thank you! Your interest has been registered successfully.'],
] as const) {
  test(`FORM-6, FORM-4: a ${profession}`, async ({page}) => {
    const form = await follow(page, `/providers/${profession}`, inMain('Register Interest'))
    await expect(page).toHaveURL(new RegExp(`/providers/${profession}/register$`))
    const email = newAddress(profession)
    await fillPerson(form, email)
    if (profession === 'nurse') await form.getByLabel('Years of experience').fill('7')
    await submitButton(form).click()
    await expect(heading(page)).toHaveText(message)
    expect(storedRegistrations(email)).toMatchObject([
      {role, yearsExperience: profession === 'nurse' ? '7' : null},
    ])
  })
}

test('FORM-6, FORM-4: years that are no number are refused with the same words', async ({page}) => {
  await page.goto('/providers/nurse/register')
  const form = page.getByRole('main').locator('form')
  const email = newAddress('years')
  await fillPerson(form, email)
  await form.getByLabel('Years of experience').fill('many')
  await submitButton(form).click()
  await expect(heading(page)).toHaveText('Sorry, there was an error. Please try again later.')
  expect(storedRegistrations(email)).toEqual([])
})

test('FORM-6, FORM-5: a message', async ({page}) => {
  await page.goto('/contact')
  const form = page.getByRole('main').locator('form')
  const email = newAddress('letter')
  await fillPerson(form, email)
  await form.getByLabel('Message').fill(' Two lines.\nOf text. ')
  await submitButton(form).click()
  await expect(page).toHaveURL(/\/contact\/received$/)
  await expect(heading(page)).toHaveText('Thank you. We will be in touch shortly.')
  expect(storedMessages(email)).toMatchObject([{firstName: 'Ada', message: 'Two lines.\nOf text.'}])
})

test('FORM-6, FORM-5: a message without its text', async ({page}) => {
  await page.goto('/contact')
  const form = page.getByRole('main').locator('form')
  const email = newAddress('empty-letter')
  await fillPerson(form, email)
  await submitButton(form).click()
  await expect(heading(page)).toHaveText('Please complete the required fields.')
  const summary = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(summary).toHaveText([
    'Enter your first name',
    'Enter your email address',
    'Enter your message',
  ])
  await summary.last().click()
  await expect(page).toHaveURL(/\/contact#/)
  await expect(page.getByRole('main').getByLabel('Message')).toBeFocused()
  expect(storedMessages(email)).toEqual([])
})

test('FORM-6, FORM-5: a malformed address is not said to be missing, and the page says what to look at', async ({
  page,
}) => {
  await page.goto('/contact')
  const form = page.getByRole('main').locator('form')
  await fillPerson(form, 'nobody')
  await form.getByLabel('Message').fill('Hello')
  await submitButton(form).click()
  await expect(heading(page)).toHaveText('Sorry, something went wrong. Please try again.')
  await page.getByRole('link', {name: /^Enter an email address in the correct format/}).click()
  await expect(page.getByRole('main').getByRole('textbox', {name: 'Email'})).toBeFocused()
})

for (const [label, message] of [
  ['Patient', 'Failed to submit registration'],
  ['Nurse', 'Failed to submit form'],
] as const) {
  test(`FORM-6, FORM-2: the malformed address of a ${label} is not said to be missing`, async ({
    page,
  }) => {
    const form = await follow(page, '/', inMain('Early Access'))
    // Browsers let it pass.
    await fillPerson(form, 'ada@example')
    await form.getByLabel('I am a').selectOption(label)
    await submitButton(form).click()
    await expect(heading(page)).toHaveText(message)
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
      /^Enter an email address in the correct format/,
    ])
  })
}

test('FORM-6, FORM-5: a robot is thanked and forgotten', async ({page, request}) => {
  const email = newAddress('robot')
  const answer = await request.post('/api/contact?form=contact', {
    form: {firstName: 'R', email, message: 'Buy', lantern: 'Robots Ltd', lastName: '', phone: ''},
    headers: {accept: 'text/html'},
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
  await page.goto(answer.headers()['location'] ?? '')
  await expect(heading(page)).toHaveText('Thanks. Your message has been received.')
  expect(storedMessages(email)).toEqual([])
})

for (const [path, opener] of [
  ['/gp-visit', 'Request a visit'],
  ['/nurse-visit', 'Coming Soon'],
] as const) {
  test(`FORM-6, MOD-3: ${path} leads to a page that asks the same and says what is missing`, async ({
    page,
  }) => {
    const form = await follow(page, path, inMain(opener))
    await expect(heading(page)).toHaveText('This service is not available yet')
    await expect(form.getByRole('radio')).toHaveCount(5)
    await expect(submitButton(form)).toBeDisabled()
    await page
      .getByRole('main')
      .getByRole('link', {name: 'Join the waitlist', exact: true})
      .first()
      .click()
    await expect(page).toHaveURL(/\/register-interest$/)
  })
}

test('FORM-6, MOD-4, DL-1: the buttons of the stores lead to pages in a new tab', async ({
  page,
  context,
}) => {
  for (const [name, path] of [
    ['App Store', '/download/ios'],
    ['Google Play', '/download/android'],
  ] as const) {
    await page.goto('/')
    const opened = context.waitForEvent('page')
    await page
      .getByRole('main')
      .getByRole('link', {name: new RegExp(name)})
      .click()
    const tab = await opened
    await expect(tab).toHaveURL(new RegExp(`${path}$`))
    await expect(tab.getByRole('link', {name: 'See what is new'}).first()).toBeVisible()
    await expect(submitButton(tab.getByRole('main'))).toBeDisabled()
    await tab.close()
  }
})
