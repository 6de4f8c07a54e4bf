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
})

it('createMailer postpones the e-mail and names the system error without a server', async () => {
  const failure = 'ESOCKET ECONNREFUSED CONN'
  expect(await deliverTo('smtp://127.0.0.1:1')).toEqual({kind: 'postponed', failure})
})
