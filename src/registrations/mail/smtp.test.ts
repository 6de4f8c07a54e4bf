import {type MailServer, type Refusal, startMailServer} from '#registrations/testing/mail-server.ts'
import {createMailer} from './smtp.ts'

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

describe('createMailer, with an unavailable mail server', () => {
  it('postpones the e-mail and names the system error', async () => {
    const server = await startMailServer()
    await server.stop()
    expect(await deliverTo(server.url)).toEqual({
      kind: 'postponed',
      failure: 'ESOCKET ECONNREFUSED CONN',
    })
  })
})

describe('createMailer, with a refusal', () => {
  let server: MailServer
  beforeEach(async () => {
    server = await startMailServer()
  })
  afterEach(() => server.stop())

  const unknown = {code: 550, text: '5.1.1 No such user'}
  const relaying = {code: 554, text: '5.7.1 Relay access denied'}
  const sender = {code: 550, text: 'Sender rejected'}
  const quota = {code: 552, text: '5.2.2 Over quota'}
  const policy = {code: 554, text: '5.7.1 Rejected by policy'}

  it.each<[string, 'sender' | 'recipient' | 'text', Refusal, string, string]>([
    ['the recipient', 'recipient', unknown, 'refused', 'EENVELOPE 550 5.1.1 RCPT TO'],
    ['relaying', 'recipient', relaying, 'postponed', 'EENVELOPE 554 5.7.1 RCPT TO'],
    ['the sender', 'sender', sender, 'postponed', 'EENVELOPE 550 MAIL FROM'],
    ['the sender at RCPT TO', 'recipient', sender, 'postponed', 'EENVELOPE 550 RCPT TO'],
    ['an exceeded quota', 'text', quota, 'postponed', 'EMESSAGE 552 5.2.2 DATA'],
    ['the text', 'text', policy, 'postponed', 'EMESSAGE 554 5.7.1 DATA'],
    ['the recipient after the text', 'text', unknown, 'refused', 'EMESSAGE 550 5.1.1 DATA'],
  ])('classifies a refusal of %s', async (_what, stage, answer, kind, failure) => {
    if (stage === 'recipient') server.refuseRecipients(answer)
    else server.refuseStage(stage, answer)
    expect(await deliverTo(server.url)).toEqual({kind, failure})
  })
})
