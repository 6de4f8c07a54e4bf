import {expect, test, type APIRequestContext, type Page} from '@playwright/test'
import {createSigner} from '#interest/signing.ts'
import {teamAddress} from '#tests/support/addresses.ts'
import {linkIn, receivedMails} from '#tests/support/received-mails.ts'
import {secrets} from '#tests/support/secrets.ts'
import {storedRegistrations} from '#tests/support/registrations.ts'
import {storedNotes, storedRows} from '#tests/support/stored-rows.ts'

const signer = createSigner(secrets.LINK_SIGNING_SECRET)

async function register(
  request: APIRequestContext,
  email: string,
  more: Record<string, unknown> = {},
): Promise<void> {
  const data = {name: 'Ada', lastName: 'Lovelace', email, role: 'patient', ...more}
  const answer = await request.post('/api/interest/register', {data})
  expect(answer.status()).toBe(201)
}

async function subjectsOf(person: string): Promise<(string | undefined)[]> {
  return (await receivedMails(person)).map(({subject}) => subject).toSorted()
}

async function mailTo(person: string, subject: string) {
  return (await receivedMails(person)).find((mail) => mail.subject?.startsWith(subject))
}

/** Opens a link of an e-mail and presses the one button of the page that asks. */
async function openAndPress(page: Page, link: string, landing: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('main').getByRole('button').click()
  await page.waitForURL((url) => url.pathname === landing)
}

const welcome = 'You are on the Lamplight waitlist'
const confirm = 'Confirm that you want news from Lamplight'

// People press links wherever they read mail: nothing here may need a script.
test.use({javaScriptEnabled: false})

test('LAW-1: the ticked box asks, and only the button pressed in the e-mail is consent', async ({
  page,
  request,
}) => {
  const person = 'wish@example.com'
  await register(request, person, {wantsNewsletter: true})
  expect(await subjectsOf(person)).toEqual([confirm, welcome])
  const mail = await mailTo(person, confirm)
  expect(mail?.from?.address).toBe('hello@lamplight.example')
  expect(mail?.text).toContain('Hello Ada,')
  const link = linkIn(mail, 'confirm')

  // A mail scanner opens every link.
  expect((await request.get(link)).status()).toBe(200)
  expect(storedRows('consent', person)).toMatchObject([{confirmedAt: null}])

  await openAndPress(page, link, '/register-interest/news-confirmed')
  const [consent] = storedRows('consent', person)
  expect(consent).toMatchObject({
    purpose: 'newsletter',
    askedHow: 'form landing_page, role patient',
    confirmedAt: expect.stringMatching(/^20.*Z$/),
    withdrawnAt: null,
  })
  // The words that were agreed to, as they were shown (UK GDPR Art 7(1)).
  expect(consent?.['wording']).toContain('The box for news was ticked')
  expect(consent?.['wording']).toContain('Yes, send me news')
  expect(await subjectsOf(person)).toEqual([confirm, welcome, 'You will get news from Lamplight'])
})

test('LAW-3: the link in the e-mail leaves the waitlist and deletes everything', async ({
  page,
  request,
}) => {
  const person = 'leaver@example.com'
  await register(request, person, {wantsNewsletter: true})
  const link = linkIn(await mailTo(person, welcome), 'leave')
  expect(storedNotes(signer.digest('address', person))).toEqual([])
  await openAndPress(page, link, '/register-interest/left')
  for (const table of ['registration', 'consent', 'outbox', 'requestLog'] as const) {
    expect(storedRows(table, person)).toEqual([])
  }
  expect(storedNotes(signer.digest('address', person))).toMatchObject([{reason: 'erased'}])
  // Pressed again, it says the same.
  await openAndPress(page, link, '/register-interest/left')
})

test('LAW-10: a mail program stops the news by itself (RFC 8058)', async ({page, request}) => {
  const person = 'oneclick@example.com'
  await register(request, person, {wantsNewsletter: true})
  await openAndPress(
    page,
    linkIn(await mailTo(person, confirm), 'confirm'),
    '/register-interest/news-confirmed',
  )
  const news = await mailTo(person, 'You will get news')
  const header = (key: string) => news?.headers.find((line) => line.key === key)?.value
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const address = /^<(.+)>$/.exec(header('list-unsubscribe') ?? '')?.[1] ?? ''
  expect(address).toBe(linkIn(news, 'unsubscribe'))
  const answer = await request.post(address, {
    form: {'List-Unsubscribe': 'One-Click'},
    maxRedirects: 0,
  })
  expect([answer.status(), await answer.text()]).toEqual([200, ''])
  expect(storedRows('consent', person)).toMatchObject([
    {withdrawnAt: expect.stringMatching(/^20.*Z$/), withdrawnHow: 'link in an e-mail'},
  ])
  expect(storedNotes(signer.digest('address', person))).toMatchObject([{reason: 'unsubscribed'}])
  // The place on the waitlist stays.
  expect(storedRegistrations(person)).toMatchObject([{wantsNewsletter: 0}])
})

test('API-6: registering twice sends nothing twice', async ({request}) => {
  const person = 'twice@example.com'
  await register(request, person, {wantsNewsletter: true})
  expect(await subjectsOf(person)).toEqual([confirm, welcome])
  await register(request, 'TWICE@example.com', {wantsNewsletter: true})
  expect(storedRows('outbox', person)).toHaveLength(2)
  expect(await subjectsOf(person)).toEqual([confirm, welcome])
})

test('API-2: a professional is told that we have the details', async ({request}) => {
  const person = 'nurse@example.com'
  await register(request, person, {role: 'NURSE', yearsExperience: '7'})
  const [mail] = await receivedMails(person)
  expect(mail?.subject).toBe('We have your details')
  expect(mail?.text).toContain('as a nurse')
})

test('API-4, LAW-8: a message reaches the team escaped, and the sender none of it', async ({
  request,
}) => {
  const person = 'writer@example.com'
  const data = {
    firstName: '<script>alert(1)</script>',
    lastName: 'O"Brien & sons',
    email: person,
    phone: '020 7946 0123',
    message: 'Hello <img src=x onerror=alert(1)>\nWhen do you open?',
  }
  expect((await request.post('/api/contact', {data})).status()).toBe(200)

  const notices = await receivedMails(person, teamAddress)
  const notice = notices.find(({replyTo}) => replyTo?.[0]?.address === person)
  expect(notice?.subject).toBe('New message from the website')
  expect(notice?.html).not.toMatch(/<script|<img/)
  expect(notice?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; O&quot;Brien &amp; sons')
  expect(notice?.html).toContain('&lt;img src=x onerror=alert(1)&gt;<br>When do you open?')
  expect(notice?.text).toContain(data.message)

  const mails = await receivedMails(person)
  expect(mails.map(({subject}) => subject)).toEqual(['We have your message'])
  expect(`${mails[0]?.text ?? ''}${mails[0]?.html ?? ''}`).not.toMatch(/script|Brien|7946|onerror/)
})

test('LAW-8: a name cannot become a header', async ({request}) => {
  const person = 'injector@example.com'
  const data = {
    firstName: 'Ada\r\nBcc: everyone@example.com',
    email: person,
    message: 'Hello',
  }
  const answer = await request.post('/api/contact', {data})
  expect(answer.status()).toBe(400)
  expect(await answer.json()).toMatchObject({errors: [{field: 'firstName'}]})
  expect(storedRows('message', person)).toEqual([])
  expect(storedRows('outbox', person)).toEqual([])
  expect(await receivedMails('everyone@example.com')).toEqual([])
})

test('decision 8: a refused address is written down and not tried again', async ({request}) => {
  const person = 'refused-ada@example.com'
  await register(request, person)
  expect(await receivedMails(person)).toEqual([])
  expect(storedRows('outbox', person)).toMatchObject([
    {state: 'refused', attempts: 1, lastFailure: expect.stringContaining('550')},
  ])
  expect(storedRows('registration', person)).toHaveLength(1)
})
