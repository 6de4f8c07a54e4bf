import {type APIRequestContext, expect, test} from '@playwright/test'
import {newAddress} from '#tests/support/forms.ts'
import {
  headingOf,
  type HtmlForm,
  type HtmlPage,
  linksIn,
  openHtml,
  readForm,
  textOf,
} from '#tests/support/html-form.ts'
import {
  storedMessages,
  type StoredRegistration,
  storedRegistrations,
} from '#tests/support/registrations.ts'

const early = "Thank you for registering! We'll be in touch soon."
const toast = "Registration successful! We'll be in touch soon."
const inline = 'Thank you! Your interest has been registered successfully.'

const registrations = [
  {
    title: 'waitlist form',
    opener: ['/about', 'body > header', /^Register Interest$/],
    path: '/register-interest',
    fill: (form: HtmlForm) => form.fill(/^Send me news/, false),
    message: "Thank you for joining our waitlist! We'll be in touch soon.",
    stored: {role: 'patient', source: 'landing_page'},
  },
  {
    title: 'early access form of a patient',
    opener: ['/', 'main', /^Early Access$/],
    path: '/early-access',
    fill: (form: HtmlForm) => form.fill(/^I am a/, 'Patient'),
    message: early,
    stored: {role: 'patient'},
  },
  {
    title: 'early access form of a nurse',
    opener: ['/', 'main', /^Early Access$/],
    path: '/early-access',
    fill: (form: HtmlForm) => form.fill(/^I am a/, 'Nurse'),
    message: early,
    stored: {role: 'NURSE'},
  },
  provider('gp', toast, {role: 'GP', yearsExperience: null}),
  provider('nurse', toast, {role: 'NURSE', yearsExperience: '7'}),
  provider('specialist', inline, {role: 'SPECIALIST', yearsExperience: null}),
  provider('carer', inline, {role: 'CARER', yearsExperience: null}),
] as const

function provider(profession: string, message: string, stored: Partial<StoredRegistration>) {
  return {
    title: `registration form for ${profession}`,
    opener: [`/providers/${profession}`, 'main', /^Register Interest$/],
    path: `/providers/${profession}/register`,
    fill: (form: HtmlForm) => {
      if (profession === 'nurse') form.fill(/^Years of experience/, '7')
    },
    message,
    stored,
  } as const
}

async function openForm(request: APIRequestContext, path: string) {
  const page = await openHtml(request, path)
  return {page, form: readForm(request, page)}
}

function fillPerson(form: HtmlForm, email: string) {
  form.fill(/^First name/i, ' Ada ')
  form.fill(/^Last name/i, 'Lovelace')
  form.fill(/^Email/, email)
}

/** Returns where the links of an outcome page lead, by their texts. */
const issuesOf = (page: HtmlPage) =>
  page.root.querySelectorAll('main li a').map((link) => [textOf(link), link.getAttribute('href')])

const malformed = /^Enter an email address in the correct format/

test.describe('a form without JavaScript [FORM-1, FORM-2, FORM-4, PROV-1…3]', () => {
  for (const {title, opener, path, fill, message, stored} of registrations) {
    test(`${title} stores a registration and shows its message [FORM-6]`, async ({request}) => {
      const [from, area, name] = opener
      const links = linksIn(await openHtml(request, from), area, name)
      expect(links.map((link) => link.getAttribute('href'))).toContain(path)
      const {form} = await openForm(request, path)
      const email = newAddress('plain')
      fillPerson(form, email)
      fill(form)
      const outcome = await form.submit()
      expect([outcome.status, headingOf(outcome)]).toEqual([200, message])
      expect(storedRegistrations(email)).toMatchObject([
        {firstName: 'Ada', lastName: 'Lovelace', wantsNewsletter: 0, ...stored},
      ])
    })
  }
})

test('waitlist form asks for consent by e-mail unless the box is cleared [FORM-6, FORM-1]', async ({
  request,
}) => {
  const {form} = await openForm(request, '/register-interest')
  const email = newAddress('news')
  fillPerson(form, email)
  await form.submit()
  expect(storedRegistrations(email)).toMatchObject([{wantsNewsletter: 1}])
})

test('contact form stores a trimmed message and shows its message [FORM-6, FORM-5]', async ({
  request,
}) => {
  const {form} = await openForm(request, '/contact')
  const email = newAddress('letter')
  fillPerson(form, email)
  form.fill(/^Message/, ' Two lines.\nOf text. ')
  const outcome = await form.submit()
  expect(outcome.url.pathname).toBe('/contact/received')
  expect(headingOf(outcome)).toBe('Thank you. We will be in touch shortly.')
  const message = {firstName: 'Ada', lastName: 'Lovelace', email, phone: ''}
  expect(storedMessages(email)).toEqual([{...message, message: 'Two lines.\nOf text.'}])
})

test.describe('a refused form without JavaScript [FORM-2, FORM-4]', () => {
  for (const {title, path, fill, message} of [
    {
      title: 'early access form names what is missing when the first name is blank',
      path: '/early-access',
      fill: (form: HtmlForm) => {
        form.fill(/^First name/, '   ')
        form.fill(/^I am a/, 'Patient')
      },
      message: 'Please fill in all required fields',
    },
    {
      title: 'registration form for nurse shows its failure when the years are not a number',
      path: '/providers/nurse/register',
      fill: (form: HtmlForm) => form.fill(/^Years of experience/, 'many'),
      message: 'Sorry, there was an error. Please try again later.',
    },
  ]) {
    test(`${title} [FORM-6]`, async ({request}) => {
      const {form} = await openForm(request, path)
      const email = newAddress('refused')
      fillPerson(form, email)
      fill(form)
      expect(headingOf(await form.submit())).toBe(message)
      expect(storedRegistrations(email)).toEqual([])
    })
  }

  for (const [role, message] of [
    ['Patient', 'Failed to submit registration'],
    ['Nurse', 'Failed to submit form'],
  ] as const) {
    test(`early access form names the malformed address of a ${role} [FORM-6]`, async ({
      request,
    }) => {
      const {form} = await openForm(request, '/early-access')
      // Browsers accept it.
      fillPerson(form, 'ada@example')
      form.fill(/^I am a/, role)
      const outcome = await form.submit()
      expect(headingOf(outcome)).toBe(message)
      const items = outcome.root.querySelectorAll('main li')
      expect(items.map(textOf)).toEqual([expect.stringMatching(malformed)])
    })
  }
})

test('contact form links to each missing field [FORM-6, FORM-5]', async ({request}) => {
  const {page, form} = await openForm(request, '/contact')
  const email = newAddress('empty')
  form.fill(/^Email/, email)
  const outcome = await form.submit()
  expect(headingOf(outcome)).toBe('Please complete the required fields.')
  const issues = issuesOf(outcome)
  expect(issues.map(([text]) => text)).toEqual([
    'Enter your first name',
    'Enter your email address',
    'Enter your message',
  ])
  const fields = issues.map(([, href = '']) => {
    const [path, id = ''] = href.split('#')
    expect(path).toBe('/contact')
    return page.root.getElementById(id)?.getAttribute('name')
  })
  expect(fields).toEqual(['firstName', 'email', 'message'])
  expect(storedMessages(email)).toEqual([])
})

test('contact form names a malformed address and nothing as missing [FORM-6, FORM-5]', async ({
  request,
}) => {
  const {form} = await openForm(request, '/contact')
  fillPerson(form, 'nobody')
  form.fill(/^Message/, 'Hello')
  const outcome = await form.submit()
  expect(headingOf(outcome)).toBe('Sorry, something went wrong. Please try again.')
  expect(issuesOf(outcome).map(([text]) => text)).toEqual([expect.stringMatching(malformed)])
})

test('contact form thanks a robot in the hidden trap and stores nothing [FORM-6, FORM-5, LAW-6]', async ({
  request,
}) => {
  const {form} = await openForm(request, '/contact')
  const trap = form.element.querySelector('[data-trap]')
  expect(trap?.attributes).toMatchObject({'aria-hidden': 'true', inert: ''})
  expect(trap?.querySelector('input')?.attributes).toMatchObject({name: 'lantern', tabindex: '-1'})
  const email = newAddress('robot')
  fillPerson(form, email)
  form.fill(/^Message/, 'Buy')
  form.fill(/^Leave this field empty/, 'Robots Ltd')
  expect(headingOf(await form.submit())).toBe('Thanks. Your message has been received.')
  expect(storedMessages(email)).toEqual([])
})

for (const [path, name] of [
  ['/gp-visit', /^Request a visit$/],
  ['/specialist-visit', /^Request a consultation/],
  ['/nurse-visit', /^Coming Soon/],
] as const) {
  test(`interest opener of ${path} leads to a form that needs JavaScript and says so [FORM-6, MOD-3]`, async ({
    request,
  }) => {
    const [opener] = linksIn(await openHtml(request, path), 'main', name)
    const {page, form} = await openForm(request, opener?.getAttribute('href') ?? '')
    expect(headingOf(page)).toBe('This service is not available yet')
    expect(form.element.querySelectorAll('input[type=radio]')).toHaveLength(5)
    expect(form.element.querySelector('button[type=submit]')?.hasAttribute('disabled')).toBe(true)
    expect(linksIn(page, 'noscript', /^Join the waitlist$/)[0]?.getAttribute('href')).toBe(
      '/register-interest',
    )
  })
}

for (const [store, path] of [
  ['App Store', '/download/ios'],
  ['Google Play', '/download/android'],
] as const) {
  test(`${store} button leads to its page in a new tab [FORM-6, HOME-6, MOD-4, DL-1]`, async ({
    request,
  }) => {
    const [button] = linksIn(await openHtml(request, '/'), 'main', new RegExp(store))
    expect(button?.attributes).toMatchObject({href: path, target: '_blank'})
    const {page, form} = await openForm(request, path)
    expect(linksIn(page, 'main', /^See what is new$/)[0]?.getAttribute('href')).toBe('/updates')
    expect(linksIn(page, 'noscript', /./)[0]?.getAttribute('href')).toBe('/register-interest')
    expect(form.element.querySelector('button[type=submit]')?.hasAttribute('disabled')).toBe(true)
  })
}
