import {expect, test, type APIRequestContext} from '@playwright/test'
import {createSigner} from '#registrations/domain/signing.ts'
import {teamAddress} from '#tests/support/addresses.ts'
import {newAddress} from '#tests/support/forms.ts'
import {withSecret} from '#tests/support/preview-secret.ts'
import {one, openPage} from '#tests/support/html-page.ts'
import {linkIn, receivedMails} from '#tests/support/received-mails.ts'
import {secrets} from '#tests/support/secrets.ts'
import {storedRegistrations, storedNotes, storedRows} from '#tests/support/stored-rows.ts'
import {submitForm} from '#tests/support/submit-form.ts'

const signer = createSigner(secrets.LINK_SIGNING_SECRET)

async function register(
  request: APIRequestContext,
  email: string,
  more: Record<string, unknown> = {},
): Promise<void> {
  const data = {name: 'Ada', lastName: 'Lovelace', email, role: 'patient', ...more}
  const response = await request.post('/api/interest/register', {data})
  expect(response.status()).toBe(201)
}

async function subjectsOf(person: string): Promise<(string | undefined)[]> {
  return (await receivedMails(person)).map(({subject}) => subject).toSorted()
}

async function mailTo(person: string, subject: string) {
  return (await receivedMails(person)).find((mail) => mail.subject?.startsWith(subject))
}

/** Opens a link of an e-mail and submits the form on its page. */
async function openAndConfirm(request: APIRequestContext, link: string, landing: string) {
  const page = await openPage(request, link)
  const result = await submitForm(request, page, one(page.main, 'form'), [])
  expect(result.url.pathname).toBe(landing)
}

const welcome = 'You’re on the Lamplight list'
const confirm = 'Confirm that you want news from Lamplight'

test('news need a confirmation and end with one click, and a link leaves the waitlist and deletes everything (LAW-1, LAW-3, LAW-10, RFC 8058)', async ({
  request,
}) => {
  const person = newAddress('wish')
  const notes = () => storedNotes(signer.digest('address', person)).map(({reason}) => reason)
  await register(request, person, {wantsNewsletter: true})
  expect(await subjectsOf(person)).toEqual([confirm, welcome])
  const mail = await mailTo(person, confirm)
  expect(mail?.from?.address).toBe('hello@lamplight.example')
  expect(mail?.text).toContain('Hello Ada,')
  const link = linkIn(mail, 'confirm')

  // A mail scanner opens every link.
  expect((await request.get(link)).status()).toBe(200)
  expect(storedRows('consent', person)).toMatchObject([{confirmedAt: null}])

  await openAndConfirm(request, link, '/register-interest/news-confirmed')
  const [consent] = storedRows('consent', person)
  expect(consent).toMatchObject({
    purpose: 'newsletter',
    askedHow: 'form landing_page, role patient',
    confirmedAt: expect.stringMatching(/^20.*Z$/),
    withdrawnAt: null,
  })
  // The wording that the person agreed to (UK GDPR Art 7(1)).
  expect(consent?.['wording']).toContain('the box for news was ticked')
  expect(consent?.['wording']).toContain('Yes, send me news')

  const news = await mailTo(person, 'You’ll get news')
  const header = (key: string) => news?.headers.find((line) => line.key === key)?.value
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const address = /^<(.+)>$/.exec(header('list-unsubscribe') ?? '')?.[1] ?? ''
  expect(address).toBe(linkIn(news, 'unsubscribe'))
  const form = {'List-Unsubscribe': 'One-Click'}
  const response = await request.post(address, {form, maxRedirects: 0})
  expect([response.status(), await response.text()]).toEqual([200, ''])
  expect(storedRows('consent', person)).toMatchObject([
    {withdrawnAt: expect.stringMatching(/^20.*Z$/), withdrawnHow: 'link in an e-mail'},
  ])
  expect(notes()).toEqual(['unsubscribed'])
  // The person stays on the waitlist.
  expect(storedRegistrations(person)).toMatchObject([{wantsNewsletter: 0}])

  const leave = linkIn(await mailTo(person, welcome), 'leave')
  // A second press has the same result.
  for (let press = 0; press < 2; press += 1)
    await openAndConfirm(request, leave, '/register-interest/left')
  for (const table of ['registration', 'consent', 'outbox', 'requestLog'] as const) {
    expect(storedRows(table, person)).toEqual([])
  }
  expect(notes()).toContain('erased')
})

test('message reaches the team and is not repeated to its sender (API-4, LAW-8)', async ({
  request,
}) => {
  const person = newAddress('writer')
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
  const mails = await receivedMails(person)
  expect(mails.map(({subject}) => subject)).toEqual(['We have your message'])
  expect(`${mails[0]?.text ?? ''}${mails[0]?.html ?? ''}`).not.toMatch(/Brien|7946/)
})

test('editor receives a test e-mail for a made-up person with a secret that the Studio wrote', async ({
  request,
}) => {
  const editor = newAddress('editor')
  const send = (fields: Record<string, string>) =>
    request.post('/api/email-test', {form: {name: 'waitlistWelcome', to: editor, ...fields}})
  expect((await send({secret: 'a-guess'})).status()).toBe(401)
  await withSecret(async (_linkTo, secret) => {
    expect((await send({secret, to: 'nobody'})).status()).toBe(422)
    expect((await send({secret, name: 'erased'})).status()).toBe(422)
    expect(await receivedMails(editor)).toEqual([])
    const accepted = await send({secret})
    expect(accepted.status()).toBe(204)
    expect(accepted.headers()['access-control-allow-origin']).toMatch(/^http:\/\/localhost:\d+$/)
  })
  const mail = await mailTo(editor, `Test: ${welcome}`)
  expect(mail?.text).toContain('Hello Alex,')
})
