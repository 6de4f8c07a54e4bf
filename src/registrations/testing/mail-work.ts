import type {EmailText} from '#registrations/mail/mail.ts'
import {createMailLinks} from '#registrations/mail/links.ts'
import type {MailWorkerOptions} from '#registrations/mail/mail-worker.ts'
import {createMailer} from '#registrations/mail/smtp.ts'
import type {RegistrationStore} from '#registrations/store/registration-store.ts'
import {friday, signer} from './people.ts'

const copy: Readonly<Record<string, Partial<EmailText>>> = {
  waitlistWelcome: {
    subject: 'You are on the waitlist',
    preheader: 'What happens next',
    body: ['Hello {firstName},', '{list}'],
  },
  providerInterest: {
    subject: 'We have your details',
    body: ['You are a {providerType}.', '{list}'],
  },
  newsletterConfirm: {subject: 'Confirm', button: 'Yes, send me news', note: 'Works 14 days.'},
  newsletterConfirmed: {subject: 'You will get news', body: ['Thank you.']},
  areaOpen: {subject: 'Open in {area}', body: ['We are open in {area}.']},
  newsletter: {
    subject: 'News: {title}',
    body: ['Hello {firstName},', '{text}', '{points}'],
    button: 'Read it',
  },
  contactReceived: {subject: 'We have your message'},
  footer: {subject: 'Foot', body: ['Why you get this.'], button: 'Leave', note: 'Stop news'},
}

function testCopy(name: string): Promise<EmailText> {
  const found = copy[name]
  if (found === undefined) return Promise.reject(new Error('no such words'))
  const plain = {subject: name, preheader: null, body: ['Hello {firstName},'], button: null}
  return Promise.resolve({...plain, note: null, ...found})
}

/** A clock that only tests move. */
export interface Clock {
  now: Date
}

export function mailWorkerOptions(
  store: RegistrationStore,
  url: string,
  clock: Clock = {now: friday},
): MailWorkerOptions {
  return {
    store,
    mailer: createMailer(url, 'Lamplight <hello@example.org>'),
    context: {
      database: store.database,
      loadEmailText: testCopy,
      loadUpdateText: () =>
        Promise.resolve({
          title: 'We have a phone',
          text: 'Call us.',
          points: '• At night\n• By day',
        }),
      links: createMailLinks('https://site.example', signer),
      notifyTo: 'team@example.org',
      domain: 'example.org',
      now: () => clock.now,
    },
  }
}
