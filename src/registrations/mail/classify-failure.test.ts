import {type MailServer, type Refusal, startMailServer} from '#registrations/testing/mail-server.ts'
import {adviceFor, classifyFailure} from './classify-failure.ts'
import {createMailer} from './smtp.ts'

/** An error as nodemailer reports it. */
const replied = (command: string, response: string) =>
  Object.assign(new Error(`Failed: ${response}`), {
    code: 'EENVELOPE',
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  })

const rcpt = (response: string) => classifyFailure(replied('RCPT TO', response))

describe('classifyFailure', () => {
  it.each([
    // Gmail
    "550-5.1.1 The email account that you tried to reach does not exist. Please try\n550-5.1.1 double-checking the recipient's email address. https://support.google.com/mail/?p=NoSuchUser a1-2 - gsmtp",
    '550 5.2.1 The email account that you tried to reach is disabled. a1-2 - gsmtp',
    // Postfix
    '550 <relay@example.com>: Recipient address rejected: User unknown in local recipient table',
    '550 5.1.0 <ada@example.com>: Recipient address rejected: undeliverable address',
    '501 5.1.3 Bad recipient address syntax',
    '551 5.1.6 The mailbox has moved; no forwarding address',
    // RFC 7504, RFC 7505: the domain accepts no mail
    '556 5.1.10 Recipient address has null MX',
    // Exchange Online
    '550 5.4.1 Recipient address rejected: Access denied. [DB5EUR01FT012.eop-EUR01.prod.protection.outlook.com]',
    // Outlook.com
    '550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302).',
    // Exim
    '550 Unrouteable address',
    // qmail
    '550 sorry, no mailbox here by that name. (#5.1.1)',
    // Mimecast, Yahoo, GMX
    '550 Invalid Recipient - https://community.mimecast.com/docs/1369#550',
    '552 1 Requested mail action aborted, mailbox not found',
    "554 5.0.0 This user doesn't have an example.com account",
  ])('returns refused for %j', (response) => {
    expect(rcpt(response).kind).toBe('refused')
  })

  it.each([
    // Relaying
    '554 5.7.1 <ada@example.com>: Relay access denied',
    "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
    // The sender
    '550 5.1.0 <hello@example.org>: Sender address rejected: User unknown in local recipient table',
    '553 5.1.7 Invalid address of the sender',
    '550 Sender verify failed: no such user',
    // Blocklists and policy
    '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org',
    '550 5.7.1 Recipient not authorized, your IP has been found on a block list',
    '550 5.7.1 <ada@example.com>: Recipient address rejected: Access denied',
    '550 Administrative prohibition',
    '550 Mailbox temporarily unavailable',
    '521 5.2.1 Mail from this host is not accepted: sender reputation',
    // Login
    '550 5.1.0 Authentication required',
    // Quota and rate
    '552 5.2.2 The email account that you tried to reach is over quota',
    '452 4.2.2 Mailbox full',
    '550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages from being delivered.',
    // Temporary
    '450 4.2.0 <ada@example.com>: Recipient address rejected: Greylisted, see http://postgrey.example',
    '450 5.1.1 User unknown',
    '550 4.2.1 No such user, try again later',
  ])('returns postponed for %j at RCPT TO', (response) => {
    expect(rcpt(response).kind).toBe('postponed')
  })

  it.each([
    ['MAIL FROM', '550 5.1.1 No such user', 'postponed'],
    ['DATA', '554 5.7.1 Message rejected as spam', 'postponed'],
    ['DATA', '550 User unknown', 'postponed'],
    ['DATA', '550 5.1.1 User unknown', 'refused'],
    ['CONN', '554 5.7.1 No SMTP service here', 'postponed'],
    ['AUTH PLAIN', '535 5.7.8 Authentication credentials invalid', 'postponed'],
  ])('at %s for %j returns %s', (command, response, kind) => {
    expect(classifyFailure(replied(command, response)).kind).toBe(kind)
  })

  it('returns postponed without a reply', () => {
    expect(classifyFailure('anything')).toEqual({kind: 'postponed', failure: ''})
  })

  it('contains codes, and nothing that identifies the person (LAW-9)', () => {
    const {failure} = rcpt('554 5.7.1 <ada@example.com>: Relay access denied')
    expect(failure).toBe('EENVELOPE 554 5.7.1 RCPT TO')
    expect(rcpt('550 No such user ada@example.com').failure).toBe('EENVELOPE 550 RCPT TO')
  })
})

it.each([
  ['EAUTH 535 5.7.8 AUTH PLAIN', /login.*SMTP_URL/],
  ['EENVELOPE 530 5.7.0 MAIL FROM', /login.*SMTP_URL/],
  ['EAUTH API', /login.*SMTP_URL/],
  ['EENVELOPE 554 5.7.1 RCPT TO', /refuses this site.*MAIL_FROM/],
  ['EENVELOPE 552 5.2.2 RCPT TO', /full/],
  ['EMESSAGE 550 5.4.5 DATA', /refuses this site/],
  // A retry is enough.
  ['EENVELOPE 451 4.7.1 RCPT TO', /^$/],
  ['EAUTH 454 4.7.0 AUTH PLAIN', /^$/],
  ['copy or row could not be read', /^$/],
  ['', /^$/],
])('adviceFor %j returns %s', (failure, advice) => {
  expect(adviceFor(failure) ?? '').toMatch(advice)
})

const deliverTo = (url: string) =>
  createMailer(url, 'hello@example.org').deliver({
    messageId: '<1@example.org>',
    to: 'ada@example.org',
    replyTo: null,
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello</p>',
    headers: {},
    wording: '1',
  })

describe('createMailer', () => {
  let server: MailServer
  beforeEach(async () => {
    server = await startMailServer()
  })
  afterEach(() => server.stop())

  const unknown = {code: 550, text: '5.1.1 No such user'}
  const quota = {code: 552, text: '5.2.2 Over quota'}

  it.each<['sender' | 'recipient' | 'text', Refusal, string, string]>([
    ['recipient', unknown, 'refused', 'EENVELOPE 550 5.1.1 RCPT TO'],
    ['sender', unknown, 'postponed', 'EENVELOPE 550 5.1.1 MAIL FROM'],
    ['text', quota, 'postponed', 'EMESSAGE 552 5.2.2 DATA'],
    ['text', unknown, 'refused', 'EMESSAGE 550 5.1.1 DATA'],
  ])('classifies a refusal of the %s (%j)', async (stage, answer, kind, failure) => {
    server.refuse(stage, answer)
    expect(await deliverTo(server.url)).toEqual({kind, failure})
  })

  it('postpones the e-mail and names the system error without a server', async () => {
    const failure = 'ESOCKET ECONNREFUSED CONN'
    expect(await deliverTo('smtp://127.0.0.1:1')).toEqual({kind: 'postponed', failure})
  })
})
