import {jest} from '@jest/globals'
import {until} from '#lib/testing/until.ts'
import {eraseAddress} from '#registrations/domain/erase.ts'
import type {RegistrationStore} from '#registrations/store/registration-store.ts'
import {confirmNewsletter, stopNewsletter} from '#registrations/domain/newsletter.ts'
import {claimMails, leaseMs} from '#registrations/store/outbox.ts'
import {receiveMessage} from '#registrations/domain/receive-message.ts'
import {registerInterest} from '#registrations/domain/register-interest.ts'
import {openRegistrationStore} from '#registrations/store/open-store.ts'
import {describeOnEachDatabase, rowsIn} from '#registrations/testing/each-database.ts'
import {type MailServer, startMailServer} from '#registrations/testing/mail-server.ts'
import {mailWorkerOptions} from '#registrations/testing/mail-work.ts'
import {
  daysLater,
  friday,
  sampleMessage,
  sampleRegistration,
  signer,
} from '#registrations/testing/people.ts'
import {type MailWorkerOptions, sendDueMails, startMailWorker} from './mail-worker.ts'

let server: MailServer
const errors = jest.spyOn(console, 'error')

beforeEach(async () => {
  errors.mockImplementation(() => undefined)
  server = await startMailServer()
})
afterEach(async () => {
  await server.stop()
  expect(JSON.stringify(errors.mock.calls)).not.toMatch(/example\.com|Ada|Lovelace/i)
  errors.mockReset()
})

const later = (milliseconds: number) => new Date(friday.getTime() + milliseconds)
const subjects = () => server.received.map(({mail}) => mail.subject).toSorted()
const plain = {wantsNewsletter: false}
const unavailable = {code: 451, text: 'try later'}

describeOnEachDatabase('mail worker', (databases) => {
  let store: RegistrationStore
  const clock = {now: friday}

  beforeEach(async () => {
    store = await databases.store()
    clock.now = friday
  })

  const outbox = () => rowsIn(store).outbox()
  const register = (change: Record<string, unknown> = {}) =>
    registerInterest(store, signer, sampleRegistration(change))
  /** Queues one e-mail. */
  const queueWelcome = () => register(plain)
  /** Sends what is due. */
  const send = (context: Partial<MailWorkerOptions['context']> = {}) => {
    const options = mailWorkerOptions(store, server.url, clock)
    return sendDueMails({...options, context: {...options.context, ...context}}, 'a')
  }

  it('sends pending e-mails once, and stores the wording of the consent (LAW-1)', async () => {
    await register()
    await receiveMessage(store, signer, sampleMessage())
    expect([await send(), await send()]).toEqual([4, 0])
    const sent = {state: 'sent', lastFailure: null}
    expect(await outbox()).toMatchObject([sent, sent, sent, sent])
    expect(subjects()).toEqual([
      'Confirm',
      'New message from the website',
      'We have your message',
      'You are on the waitlist',
    ])
    const wording = 'Confirm\n\nHello Ada,\n\nYes, send me news'
    expect(await rowsIn(store).consent()).toMatchObject([{wording}])
  })

  it('retries with growing delays while the mail server is down, and sends once', async () => {
    const {port} = server
    await server.stop()
    await queueWelcome()
    const waits: number[] = []
    for (let attempt = 1; attempt <= 3; attempt++) {
      expect([await send(), await send()]).toEqual([1, 0])
      const next = Date.parse((await outbox())[0]?.nextAttemptAt ?? '')
      waits.push(next - clock.now.getTime())
      clock.now = new Date(next)
    }
    expect(waits).toEqual([30_000, 60_000, 120_000])
    server = await startMailServer(port)
    expect(await send()).toBe(1)
    clock.now = daysLater(4)
    expect(await send()).toBe(0)
    expect(server.received).toHaveLength(1)
  })

  it('retries for five days from the first attempt, however long the e-mail waited for SMTP_URL (RFC 5321 §4.5.4.1)', async () => {
    await queueWelcome()
    server.refuse('recipient', unavailable)
    const firstAttemptAt = daysLater(6).toISOString()
    for (const [day, state, attempts] of [
      [6, 'waiting', 1],
      [10.9, 'waiting', 2],
      [11.1, 'expired', 3],
    ] as const) {
      clock.now = daysLater(day)
      await send()
      expect(await outbox()).toMatchObject([{state, attempts, firstAttemptAt}])
    }
  })

  it('gives up after a refused recipient, without its address in the log (LAW-9)', async () => {
    await queueWelcome()
    server.refuse('recipient', {code: 550, text: 'No such user ada@example.com'})
    await send()
    clock.now = daysLater(1)
    server.refuse('recipient', null)
    expect(await send()).toBe(0)
    expect(server.received).toEqual([])
    const lastFailure = 'EENVELOPE 550 RCPT TO'
    expect(await outbox()).toMatchObject([{state: 'refused', attempts: 1, lastFailure}])
  })

  it('retries and logs advice while the mail server refuses this site, with the same message id', async () => {
    await queueWelcome()
    server.refuse('recipient', {code: 554, text: '5.7.1 <ada@example.com>: Relay access denied'})
    await send()
    const [waiting] = await outbox()
    expect(waiting).toMatchObject({
      state: 'waiting',
      attempts: 1,
      leaseUntil: null,
      lastFailure: 'EENVELOPE 554 5.7.1 RCPT TO',
    })
    expect(errors.mock.lastCall?.join(' ')).toContain('SMTP_URL')
    server.refuse('recipient', null)
    clock.now = later(30_000)
    await send()
    const ids = server.received.map(({mail}) => mail.messageId)
    expect(ids).toEqual([`<${waiting?.id}@example.org>`])
  })

  it('sends an e-mail once after the process that leased it has crashed', async () => {
    await queueWelcome()
    const claim = {owner: 'dying', max: 5, except: [], now: friday}
    expect(await claimMails(store, claim)).toHaveLength(1)
    clock.now = later(leaseMs - 1)
    expect(await send()).toBe(0)
    clock.now = later(leaseMs + 1)
    expect([await send(), await send()]).toEqual([1, 0])
    expect(server.received).toHaveLength(1)
  })

  it('sends each e-mail once with several processes', async () => {
    const address = await databases.address()
    const stores = await Promise.all([1, 2, 3].map(() => openRegistrationStore(address)))
    store = stores[0] ?? store
    const emails = Array.from({length: 60}, (_, index) => `p${index}@example.com`)
    await Promise.all(emails.map((email) => register({...plain, email})))
    const workers = stores.map((each) => startMailWorker(mailWorkerOptions(each, server.url)))
    await until(async () => (await outbox()).every(({state}) => state !== 'waiting'))
    await Promise.all(workers.map((worker) => worker.stop()))
    const recipients = server.received.flatMap(({envelopeTo}) => envelopeTo)
    expect(recipients.toSorted()).toEqual(emails.toSorted())
    await Promise.all(stores.map((each) => each.close()))
  }, 60_000)

  it("retries while the copy can't be read", async () => {
    await queueWelcome()
    await send({loadEmailText: () => Promise.reject(new Error('the content lake is away'))})
    expect(await outbox()).toMatchObject([{state: 'waiting', attempts: 1}])
    clock.now = later(30_000)
    await send()
    expect(server.received).toHaveLength(1)
  })

  it('keeps contact notifications until an address is set', async () => {
    await receiveMessage(store, signer, sampleMessage())
    await send({notifyTo: null})
    expect(subjects()).toEqual(['We have your message'])
    await send()
    expect(subjects()).toEqual(['New message from the website', 'We have your message'])
  })

  it('sends nothing to people who were erased or unsubscribed after it was queued (LAW-3)', async () => {
    await register()
    await register({email: 'grace@example.com'})
    await eraseAddress(store, signer, 'ada@example.com', friday)
    const [consent] = await rowsIn(store).consent()
    await stopNewsletter(store, signer, consent?.id ?? '', 'test', friday)
    await send()
    expect(server.received.map(({envelopeTo}) => envelopeTo)).toEqual([['grace@example.com']])
    expect(await outbox()).toHaveLength(1)
  })

  it('confirms the newsletter with an unsubscribe link (LAW-1)', async () => {
    await register()
    const id = (await rowsIn(store).consent())[0]?.id ?? ''
    await confirmNewsletter(store, signer, id, friday)
    await send()
    // The confirmation request is obsolete.
    expect(subjects()).toEqual(['You are on the waitlist', 'You will get news'])
    const news = server.received.find(({mail}) => mail.subject === 'You will get news')
    const token = /unsubscribe\?token=([^\s"]+)/.exec(news?.mail.text ?? '')?.[1] ?? ''
    expect(signer.check('unsubscribe', token, daysLater(3000))).toEqual({kind: 'valid', id})
  })
})
