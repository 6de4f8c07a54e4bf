import {readLinkSecret, readMailSettings} from './mail.ts'

const smtp = {SMTP_URL: 'smtps://user:hunter2@mail.example.org'}

describe('readMailSettings', () => {
  it('keeps e-mails in the outbox when there is no mail server', () => {
    expect(readMailSettings({SMTP_URL: ''})).toEqual({smtp: null, notifyTo: null})
  })

  it.each([
    ['Lamplight <hello@example.org>', 'example.org'],
    ['hello@mail.example.org', 'mail.example.org'],
  ])('takes the sender %s', (from, domain) => {
    expect(readMailSettings({...smtp, MAIL_FROM: from, CONTACT_NOTIFY_TO: 'a@b.example'})).toEqual({
      smtp: {url: smtp.SMTP_URL, from, domain},
      notifyTo: 'a@b.example',
    })
  })

  it.each([
    ['MAIL_FROM', {...smtp}],
    ['MAIL_FROM', {...smtp, MAIL_FROM: 'hello'}],
    ['MAIL_FROM', {...smtp, MAIL_FROM: 'Evil\r\nBcc: x@y.example <a@b.example>'}],
    ['SMTP_URL', {SMTP_URL: 'https://mail.example.org', MAIL_FROM: 'a@b.example'}],
    ['CONTACT_NOTIFY_TO', {CONTACT_NOTIFY_TO: 'the team'}],
  ])('names %s when it cannot be used, and not its value', (name, environment) => {
    expect(() => readMailSettings(environment)).toThrow(name)
    expect(() => readMailSettings(environment)).not.toThrow('hunter2')
  })
})

describe('readLinkSecret', () => {
  it('says who makes the secret when it is missing', () => {
    expect(() => readLinkSecret({})).toThrow('npm start makes one')
    expect(readLinkSecret({LINK_SIGNING_SECRET: 'x'.repeat(16)})).toBe('x'.repeat(16))
  })
})
