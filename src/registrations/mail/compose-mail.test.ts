import {jest} from '@jest/globals'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {RegistrationStore} from '#registrations/store/registration-store.ts'
import {queueMails} from '#registrations/store/outbox.ts'
import {receiveMessage} from '#registrations/domain/receive-message.ts'
import {registerInterest} from '#registrations/domain/register-interest.ts'
import {openRegistrationStore} from '#registrations/store/open-store.ts'
import {type MailServer, startMailServer} from '#registrations/testing/mail-server.ts'
import {mailWorkerOptions} from '#registrations/testing/mail-work.ts'
import {
  daysLater,
  friday,
  sampleMessage,
  sampleRegistration,
  signer,
} from '#registrations/testing/people.ts'
import {sendDueMails} from './mail-worker.ts'

let server: MailServer
let store: RegistrationStore
let folder: string

beforeEach(async () => {
  server = await startMailServer()
  folder = mkdtempSync(join(tmpdir(), 'mail-'))
  store = await openRegistrationStore(`file:${join(folder, 'site.db')}`)
})
afterEach(async () => {
  await server.stop()
  await store.close()
  rmSync(folder, {recursive: true})
})

async function sent(subject: string) {
  await sendDueMails(mailWorkerOptions(store, server.url), 'a')
  const found = server.received.find(({mail}) => mail.subject === subject)
  if (found === undefined) throw new Error(`no e-mail "${subject}" arrived`)
  const header = (name: string) => found.mail.headers.find(({key}) => key === name)?.value
  return {...found, text: found.mail.text ?? '', html: found.mail.html ?? '', header}
}

describe('composeMail', () => {
  it('writes the copy of the CMS as text and HTML, with an unsubscribe link', async () => {
    await registerInterest(store, signer, sampleRegistration({wantsNewsletter: false}))
    const {mail, text, html, header} = await sent('You are on the waitlist')
    expect(mail.from).toEqual({name: 'Lamplight', address: 'hello@example.org'})
    expect(mail.to).toEqual([{name: '', address: 'Ada@example.com'}])
    const href = /https:\/\/site\.example\/api\/interest\/leave\?token=\S+/.exec(text)?.[0] ?? ''
    expect(text).toContain('Hello Ada,\n')
    expect(text).toContain(`Leave:\n${href}`)
    expect(html).toContain('<p style="margin:0 0 16px">Hello Ada,</p>')
    expect(html).toContain(`<a href="${href}"`)
    expect(html).toContain('<html lang="en-GB">')
    // Readable in dark mail programs, also the links of the footer.
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toMatch(
      /<style>@media \(prefers-color-scheme:dark\)\{[^<]*a\{color:#e8ebf0!important\}/,
    )
    expect(header('list-unsubscribe')).toBe(`<${href}>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(header('auto-submitted')).toBe('auto-generated')
    const {id} = await store.database
      .selectFrom('registration')
      .select('id')
      .executeTakeFirstOrThrow()
    const token = new URL(href).searchParams.get('token') ?? ''
    expect(signer.check('leave', token, daysLater(700))).toEqual({kind: 'valid', id})
  })

  it.each([
    ['GP', 'You are a GP.'],
    ['SPECIALIST', 'You are a specialist.'],
    ['NURSE', 'You are a nurse.'],
    ['CARER', 'You are a carer.'],
  ])('names the profession of a %s', async (role, copy) => {
    await registerInterest(store, signer, sampleRegistration({role, wantsNewsletter: false}))
    expect((await sent('We have your details')).text).toContain(copy)
  })

  it('says what is on the list under the address, without names that could be a message (API-6, LAW-8)', async () => {
    for (const change of [
      {area: 'N1', service: 'gp'},
      {area: 'hackney', name: 'Byron'},
      {name: 'Win at evil.example', service: 'nurse'},
      {role: 'CARER', name: 'Cleo', yearsExperience: '7'},
    ])
      await registerInterest(store, signer, sampleRegistration(change))
    const {text, html} = await sent('You are on the waitlist')
    expect(text).toContain('\n• Ada: GP, N1\n• Byron: Hackney\n• Nurse\n')
    expect(html).toContain('• Ada: GP, N1<br>• Byron: Hackney<br>• Nurse</p>')
    expect((await sent('We have your details')).text).toContain('\n• Cleo: carer\n')
  })

  it('asks for the newsletter with a button that works for 14 days (LAW-1)', async () => {
    await registerInterest(store, signer, sampleRegistration())
    const {text, html} = await sent('Confirm')
    const href = /https:\/\/site\.example\/api\/interest\/confirm\?token=\S+/.exec(text)?.[0] ?? ''
    expect(html).toContain(`href="${href}"`)
    const token = new URL(href).searchParams.get('token') ?? ''
    expect(signer.check('confirm', token, daysLater(13.9)).kind).toBe('valid')
    expect(signer.check('confirm', token, daysLater(14.1)).kind).toBe('expired')
  })

  it.each([
    'Win at evil.example',
    'https://evil.example',
    'Buy now, cheap pills from us today',
    '<b>Ada</b>',
    '{brand}',
    'A'.repeat(60),
  ])('omits a first name like %s (LAW-8)', async (name) => {
    await registerInterest(store, signer, sampleRegistration({name, wantsNewsletter: false}))
    const {text, raw} = await sent('You are on the waitlist')
    expect(text).toContain('Hello,\n')
    expect(raw).not.toContain(name)
  })

  it('acknowledges a message without its text or the name (LAW-8)', async () => {
    await receiveMessage(
      store,
      signer,
      sampleMessage({firstName: 'Zebedee', message: 'Cheap pills'}),
    )
    const {text, html} = await sent('We have your message')
    expect(text + html).not.toMatch(/Zebedee|Lovelace|pills|7946/)
    expect(text).toContain('Hello,\n')
  })

  it('notifies the team of a message, escaped, with the person as Reply-To', async () => {
    const message = '<img src=x onerror=alert(1)>\n"quoted" & \'more\''
    const summer = new Date('2026-07-01T17:30:00Z')
    await receiveMessage(store, signer, sampleMessage({firstName: '<b>Ada</b>', message}, summer))
    const {mail, html, text, envelopeTo} = await sent('New message from the website')
    expect(envelopeTo).toEqual(['team@example.org'])
    expect(mail.replyTo).toEqual([{name: '', address: 'Ada@example.com'}])
    expect(html).not.toMatch(/<img|<b>/)
    expect(html).toContain(
      '&lt;img src=x onerror=alert(1)&gt;<br>&quot;quoted&quot; &amp; &#39;more&#39;',
    )
    expect(text).toContain(message)
    expect(text).toContain('Sent: 1 July 2026 at 18:30\n')
  })

  it('prevents header and recipient injection, even from a row that no form accepts', async () => {
    const evil = 'ada@example.com\r\nBcc: evil@evil.example'
    await store.write(async (transaction) => {
      const id = 'evil'
      await transaction
        .insertInto('message')
        .values({
          id,
          createdAt: friday.toISOString(),
          firstName: 'Ada\r\nBcc: evil@evil.example',
          lastName: 'L\nX-Evil: 1',
          email: evil,
          emailKey: 'ada@example.com',
          phone: '1\r\n\r\n<html>',
          message: '.\r\nRCPT TO:<evil@evil.example>\r\n.\r\n',
          digest: id,
        })
        .execute()
      const about = {subjectId: id, emailKey: 'ada@example.com', now: friday}
      await queueMails(transaction, [
        {kind: 'contactNotice', ...about},
        {kind: 'contactReceived', ...about},
      ])
    })
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await sendDueMails(mailWorkerOptions(store, server.url), 'a')
    expect(JSON.stringify(errors.mock.calls)).not.toMatch(/@/)
    errors.mockRestore()
    const recipients = server.received.flatMap(({envelopeTo}) => envelopeTo)
    expect(recipients.filter((address) => address.includes('evil.example'))).toEqual([])
    for (const {mail} of server.received) {
      expect(mail.headers.map(({key}) => key)).not.toContain('bcc')
      expect(mail.headers.map(({key}) => key)).not.toContain('x-evil')
    }
    expect(server.received.map(({mail}) => mail.subject)).toContain('New message from the website')
  })
})
