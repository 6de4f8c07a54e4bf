import {startMailServer} from '#interest/testing/mail-server.ts'
import {createMailer} from './smtp.ts'

describe('a mail server that is away', () => {
  it('postpones the e-mail, and is known by what the system says of it', async () => {
    const server = await startMailServer()
    await server.stop()
    const delivery = await createMailer(server.url, 'hello@example.org').deliver({
      messageId: '<1@example.org>',
      to: 'ada@example.org',
      replyTo: null,
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
      headers: {},
      wording: '1',
    })
    expect(delivery).toEqual({kind: 'postponed', failure: 'ESOCKET ECONNREFUSED CONN'})
  })
})
