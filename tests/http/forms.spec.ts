import {type APIRequestContext, expect, test} from '@playwright/test'
import {newAddress} from '#tests/support/forms.ts'
import {
  allNamed,
  hrefOf,
  type HtmlPage,
  named,
  one,
  openPage,
  textOf,
} from '#tests/support/html-page.ts'
import {
  storedMessages,
  type StoredRegistration,
  storedRegistrations,
} from '#tests/support/stored-rows.ts'
import {type Entries, submitForm} from '#tests/support/submit-form.ts'

const toast = "Registration successful! We'll be in touch soon."
const inline = 'Thank you! Your interest has been registered successfully.'

const registrations = [
  {
    title: 'waitlist form',
    opener: ['/about', 'body > header', /^Register Interest$/],
    path: '/register-interest',
    entries: [],
    message: "Thank you for joining our waitlist! We'll be in touch soon.",
    stored: {role: 'patient', source: 'landing_page', wantsNewsletter: 1},
  },
  {
    title: 'early access form of a nurse',
    opener: ['/', 'main', /^Early Access$/],
    path: '/early-access',
    entries: [[/^I am a/, 'Nurse']],
    message: "Thank you for registering! We'll be in touch soon.",
    stored: {role: 'NURSE'},
  },
  provider('gp', toast, {role: 'GP', yearsExperience: null}),
  provider('nurse', toast, {role: 'NURSE', yearsExperience: '7'}),
  provider('carer', inline, {role: 'CARER', yearsExperience: null}),
] as const

function provider(profession: string, message: string, stored: Partial<StoredRegistration>) {
  const entries: Entries = profession === 'nurse' ? [[/^Years of experience/, '7']] : []
  return {
    title: `registration form for ${profession}`,
    opener: [`/providers/${profession}`, 'main', /^Register (your )?interest/i],
    path: `/providers/${profession}/register`,
    entries,
    message,
    stored,
  } as const
}

/** Opens a page without scripts and submits its form with entries. */
async function submit(request: APIRequestContext, path: string, entries: Entries) {
  const page = await openPage(request, path)
  return submitForm(request, page, one(page.main, 'form'), entries)
}

const person = (email: string): Entries => [
  [/^First name/i, ' Ada '],
  [/^Last name/i, 'Lovelace'],
  [/^Email/, email],
]

const headingOf = ({root}: HtmlPage) => textOf(one(root, 'h1'))

/** Returns the text and target of each link on an outcome page. */
const issuesOf = (page: HtmlPage) =>
  page.main.querySelectorAll('li a').map((link) => [textOf(link), hrefOf(link)])

test.describe('a form without JavaScript (FORM-1, FORM-2, FORM-4, PROV-1, PROV-3)', () => {
  for (const {title, opener, path, entries, message, stored} of registrations) {
    test(`${title} stores a registration and shows its message (FORM-6)`, async ({request}) => {
      const [from, area, name] = opener
      const {root} = await openPage(request, from)
      expect(allNamed(one(root, area), 'a', name).map(hrefOf)).toContain(path)
      const email = newAddress('plain')
      const outcome = await submit(request, path, [...person(email), ...entries])
      expect([outcome.response.status(), headingOf(outcome)]).toEqual([200, message])
      expect(storedRegistrations(email)).toMatchObject([
        {firstName: 'Ada', lastName: 'Lovelace', wantsNewsletter: 0, ...stored},
      ])
    })
  }
})

test('contact form stores a trimmed message and shows its message (FORM-6, FORM-5)', async ({
  request,
}) => {
  const email = newAddress('letter')
  const text = ' Two lines.\nOf text. '
  const outcome = await submit(request, '/contact', [...person(email), [/^Message/, text]])
  expect(outcome.url.pathname).toBe('/contact/received')
  expect(headingOf(outcome)).toBe('Thank you. We will be in touch shortly.')
  const message = {firstName: 'Ada', lastName: 'Lovelace', email, phone: ''}
  expect(storedMessages(email)).toEqual([{...message, message: 'Two lines.\nOf text.'}])
})

test('contact form links to each missing field (FORM-6, FORM-5)', async ({request}) => {
  const page = await openPage(request, '/contact')
  const email = newAddress('empty')
  const outcome = await submit(request, '/contact', [[/^Email/, email]])
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

test('contact form thanks a robot that fills in the hidden trap and stores nothing (FORM-6, FORM-5, LAW-6)', async ({
  request,
}) => {
  const email = newAddress('robot')
  const outcome = await submit(request, '/contact', [
    ...person(email),
    [/^Message/, 'Buy'],
    [/^Leave this field empty/, 'Robots Ltd'],
  ])
  expect(headingOf(outcome)).toBe('Thanks. Your message has been received.')
  expect(storedMessages(email)).toEqual([])
})

for (const [from, name, path, heading] of [
  ['/gp-visit', /^Request a visit$/, '/not-available-yet', 'This service is not available yet'],
  ['/', /App Store/, '/download/ios', null],
  ['/', /Google Play/, '/download/android', null],
] as const) {
  test(`${path} has a form that needs JavaScript and says so (FORM-6, HOME-6, MOD-3, MOD-4, DL-1)`, async ({
    request,
  }) => {
    const opener = named((await openPage(request, from)).main, 'a', name)
    expect(hrefOf(opener)).toContain(path)
    if (heading === null) expect(opener.getAttribute('target')).toBe('_blank')
    const page = await openPage(request, hrefOf(opener) ?? '')
    if (heading !== null) expect(headingOf(page)).toBe(heading)
    expect(one(page.main, 'form button[type=submit]').hasAttribute('disabled')).toBe(true)
    expect(hrefOf(one(page.main, 'noscript a'))).toBe('/register-interest')
  })
}
