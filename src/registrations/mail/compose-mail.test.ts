import {jest} from '@jest/globals'
import type {RegistrationStore} from '#registrations/store/registration-store.ts'
import {receiveMessage} from '#registrations/domain/receive-message.ts'
import {registerInterest} from '#registrations/domain/register-interest.ts'
import {rowsIn, sqliteDatabases} from '#registrations/testing/each-database.ts'
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
import {renderMail} from './render-mail.ts'

const databases = sqliteDatabases()
let server: MailServer
let store: RegistrationStore

beforeEach(async () => {
  server = await startMailServer()
  store = await databases.store()
})
afterEach(() => server.stop())

const register = (change: Record<string, unknown> = {}) =>
  registerInterest(store, signer, sampleRegistration({wantsNewsletter: false, ...change}))
const write = (change: Record<string, unknown>, now = friday) =>
  receiveMessage(store, signer, sampleMessage(change, now))

/** Sends what is due, and returns the e-mail with this subject. */
async function sent(subject: string) {
  await sendDueMails(mailWorkerOptions(store, server.url), 'a')
  const found = server.received.find(({mail}) => mail.subject === subject)
  if (found === undefined) throw new Error(`no e-mail "${subject}" arrived`)
  const header = (name: string) => found.mail.headers.find(({key}) => key === name)?.value
  const text = found.mail.text ?? ''
  const [href = '', token = ''] = /https:\S+\?token=(\S+)/.exec(text) ?? []
  return {...found, text, html: found.mail.html ?? '', header, href, token}
}

describe('composeMail', () => {
  it('writes the copy of the CMS as text and HTML, with an unsubscribe link', async () => {
    await register()
    const {mail, text, html, header, href, token} = await sent('You are on the waitlist')
    expect(mail.from).toEqual({name: 'Lamplight', address: 'hello@example.org'})
    expect(mail.to).toEqual([{name: '', address: 'Ada@example.com'}])
    expect(href).toBe(`https://site.example/api/interest/leave?token=${token}`)
    expect(text).toContain('Hello Ada,\n')
    expect(text).toContain(`Leave:\n${href}`)
    expect(html).toContain('<p style="margin:0 0 16px">Hello Ada,</p>')
    expect(html).toContain(`<a href="${href}"`)
    expect(html).toContain('<html lang="en-GB">')
    expect(html).toMatch(/<style>@media \(prefers-color-scheme:dark\)\{[^<]*a\{[^}]*!important\}/)
    expect(header('list-unsubscribe')).toBe(`<${href}>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(header('auto-submitted')).toBe('auto-generated')
    const [row] = await rowsIn(store).registration()
    expect(signer.check('leave', token, daysLater(700))).toEqual({kind: 'valid', id: row?.id})
  })

  it('links the addresses of pages in a paragraph', () => {
    const plain = {subject: '', preheader: null, button: null, footer: [], footerLink: null}
    const paragraphs = ['See https://site.example/a?b=1&c=2.']
    const {html} = renderMail({...plain, paragraphs}, '', '')
    const address = 'https://site.example/a?b=1&amp;c=2'
    expect(html).toContain(`See <a href="${address}">${address}</a>.</p>`)
  })

  it('says what is on the list under the address, without names that could be a message (API-6, LAW-8)', async () => {
    for (const change of [
      {area: 'N1', service: 'gp'},
      {area: 'hackney', name: 'Byron'},
      {name: 'Win at evil.example', service: 'nurse'},
      {role: 'CARER', name: 'Cleo', yearsExperience: '7'},
    ])
      await register({wantsNewsletter: true, ...change})
    const {text, html} = await sent('You are on the waitlist')
    expect(text).toContain('\n• Ada: GP, N1\n• Byron: Hackney\n• Nurse\n')
    expect(html).toContain('• Ada: GP, N1<br>• Byron: Hackney<br>• Nurse</p>')
    const provider = await sent('We have your details')
    expect(provider.text).toContain('You are a carer.')
    expect(provider.text).toContain('\n• Cleo: carer\n')
  })

  it('asks for the newsletter with a button that works for 14 days (LAW-1)', async () => {
    await register({wantsNewsletter: true})
    const {html, href, token} = await sent('Confirm')
    expect(html).toContain(`href="${href}"`)
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
    await register({name})
    const {text, raw} = await sent('You are on the waitlist')
    expect(text).toContain('Hello,\n')
    expect(raw).not.toContain(name)
  })

  it('acknowledges a message without its text or the name (LAW-8)', async () => {
    await write({firstName: 'Zebedee', message: 'Cheap pills'})
    const {text, html} = await sent('We have your message')
    expect(text + html).not.toMatch(/Zebedee|Lovelace|pills|7946/)
    expect(text).toContain('Hello,\n')
  })

  it('notifies the team of a message, escaped, with the person as Reply-To', async () => {
    const message = '<img src=x onerror=alert(1)>\n"quoted" & \'more\''
    await write({firstName: '<b>Ada</b>', message}, new Date('2026-07-01T17:30:00Z'))
    const {mail, html, text, envelopeTo} = await sent('New message from the website')
    expect(envelopeTo).toEqual(['team@example.org'])
    expect(mail.replyTo).toEqual([{name: '', address: 'Ada@example.com'}])
    expect(html).not.toMatch(/<img|<b>/)
    const escaped = '&lt;img src=x onerror=alert(1)&gt;<br>&quot;quoted&quot; &amp; &#39;more&#39;'
    expect(html).toContain(escaped)
    expect(text).toContain(message)
    expect(text).toContain('Sent: 1 July 2026 at 18:30\n')
  })

  it('prevents header and recipient injection, even from a row that no form accepts', async () => {
    const evil = '\r\nBcc: evil@evil.example'
    const name = {firstName: `Ada${evil}`, lastName: 'L\nX-Evil: 1'}
    const email = `ada@example.com${evil}`
    const message = '.\r\nRCPT TO:<evil@evil.example>\r\n.\r\n'
    const row = {...name, email, phone: '1\r\n\r\n<html>', message}
    await write({})
    await store.write((transaction) => transaction.updateTable('message').set(row).execute())
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await sendDueMails(mailWorkerOptions(store, server.url), 'a')
    expect(JSON.stringify(errors.mock.calls)).not.toMatch(/@/)
    errors.mockRestore()
    for (const {envelopeTo, mail} of server.received) {
      expect(String(envelopeTo)).not.toContain('evil.example')
      const headers = mail.headers.map(({key}) => key)
      expect(headers.filter((key) => ['bcc', 'x-evil'].includes(key))).toEqual([])
    }
    expect(server.received.map(({mail}) => mail.subject)).toContain('New message from the website')
  })
})
