import {jest} from '@jest/globals'
import {setTimeout as sleep} from 'node:timers/promises'
import {eraseAddress} from '#registrations/domain/erase.ts'
import type {RegistrationStore} from '#registrations/store/registration-store.ts'
import {confirmNewsletter, stopNewsletter} from '#registrations/domain/newsletter.ts'
import {claimMails, leaseMs} from '#registrations/store/outbox.ts'
import {receiveMessage} from '#registrations/domain/receive-message.ts'
import {registerInterest} from '#registrations/domain/register-interest.ts'
import {openRegistrationStore} from '#registrations/store/open-store.ts'
import {describeOnEachDatabase} from '#registrations/testing/each-database.ts'
import {type MailServer, startMailServer} from '#registrations/testing/mail-server.ts'
import {mailWorkerOptions} from '#registrations/testing/mail-work.ts'
import {
  daysLater,
  friday,
  sampleMessage,
  sampleRegistration,
  signer,
} from '#registrations/testing/people.ts'
import {sendDueMails, startMailWorker} from './mail-worker.ts'

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
const outbox = (store: RegistrationStore) =>
  store.database.selectFrom('outbox').selectAll().orderBy('kind').execute()
const subjects = () => server.received.map(({mail}) => mail.subject).toSorted()
const plain = {wantsNewsletter: false}

describeOnEachDatabase('mail worker', (databases) => {
  it('sends pending e-mails once, and stores the wording of the consent (LAW-1)', async () => {
    const store = await databases.store()
    await registerInterest(store, signer, sampleRegistration())
    await receiveMessage(store, signer, sampleMessage())
    const work = mailWorkerOptions(store, server.url)
    expect(await sendDueMails(work, 'a')).toBe(4)
    expect(await sendDueMails(work, 'a')).toBe(0)
    const sent = {state: 'sent', lastFailure: null}
    expect(await outbox(store)).toMatchObject([sent, sent, sent, sent])
    expect(subjects()).toEqual([
      'Confirm',
      'New message from the website',
      'We have your message',
      'You are on the waitlist',
    ])
    const consent = await store.database
      .selectFrom('consent')
      .select('wording')
      .executeTakeFirstOrThrow()
    expect(consent.wording).toBe('Confirm\n\nHello Ada,\n\nYes, send me news')
  })

  it('retries with growing delays while the mail server is down, and sends once', async () => {
    const store = await databases.store()
    await registerInterest(store, signer, sampleRegistration(plain))
    const {port} = server
    await server.stop()
    const clock = {now: friday}
    const work = mailWorkerOptions(store, `smtp://127.0.0.1:${port}`, clock)
    const waits: number[] = []
    for (let attempt = 1; attempt <= 3; attempt++) {
      expect(await sendDueMails(work, 'a')).toBe(1)
      expect(await sendDueMails(work, 'a')).toBe(0)
      const next = Date.parse((await outbox(store))[0]?.nextAttemptAt ?? '')
      waits.push(next - clock.now.getTime())
      clock.now = new Date(next)
    }
    expect(waits).toEqual([30_000, 60_000, 120_000])
    server = await startMailServer(port)
    expect(await sendDueMails(work, 'a')).toBe(1)
    clock.now = daysLater(4)
    expect(await sendDueMails(work, 'a')).toBe(0)
    expect(server.received).toHaveLength(1)
  })

  it('retries for five days from the first attempt, however long the e-mail waited for SMTP_URL (RFC 5321 §4.5.4.1)', async () => {
    const store = await databases.store()
    await registerInterest(store, signer, sampleRegistration(plain))
    server.refuseRecipients({code: 451, text: 'try later'})
    const clock = {now: daysLater(6)}
    const work = mailWorkerOptions(store, server.url, clock)
    await sendDueMails(work, 'a')
    const firstAttemptAt = daysLater(6).toISOString()
    expect(await outbox(store)).toMatchObject([{state: 'waiting', attempts: 1, firstAttemptAt}])
    clock.now = daysLater(10.9)
    await sendDueMails(work, 'a')
    expect(await outbox(store)).toMatchObject([{state: 'waiting', attempts: 2, firstAttemptAt}])
    clock.now = daysLater(11.1)
    await sendDueMails(work, 'a')
    expect(await outbox(store)).toMatchObject([{state: 'expired', attempts: 3, firstAttemptAt}])
  })

  it('gives up after a refused recipient', async () => {
    const store = await databases.store()
    await registerInterest(store, signer, sampleRegistration(plain))
    server.refuseRecipients({code: 550, text: 'No such user ada@example.com'})
    const clock = {now: friday}
    const work = mailWorkerOptions(store, server.url, clock)
    await sendDueMails(work, 'a')
    clock.now = daysLater(1)
    server.refuseRecipients(null)
    expect(await sendDueMails(work, 'a')).toBe(0)
    expect(server.received).toEqual([])
    const [row] = await outbox(store)
    expect(row).toMatchObject({state: 'refused', attempts: 1})
    expect(row?.lastFailure).toMatch(/550/)
    expect(row?.lastFailure).not.toMatch(/ada/i)
  })

  it('retries and logs advice while the mail server refuses this site', async () => {
    const store = await databases.store()
    await registerInterest(store, signer, sampleRegistration(plain))
    server.refuseRecipients({code: 554, text: '5.7.1 <ada@example.com>: Relay access denied'})
    const clock = {now: friday}
    const work = mailWorkerOptions(store, server.url, clock)
    await sendDueMails(work, 'a')
    expect(await outbox(store)).toMatchObject([
      {state: 'waiting', attempts: 1, lastFailure: 'EENVELOPE 554 5.7.1 RCPT TO'},
    ])
    expect(errors.mock.lastCall?.join(' ')).toMatch(/refuses this site.*SMTP_URL/)
    server.refuseRecipients(null)
    clock.now = later(30_000)
    await sendDueMails(work, 'a')
    expect(server.received).toHaveLength(1)
  })

  it('retries after a temporary refusal, with the same message id', async () => {
    const store = await databases.store()
    await registerInterest(store, signer, sampleRegistration(plain))
    server.refuseRecipients({code: 451, text: 'greylisted'})
    const clock = {now: friday}
    const work = mailWorkerOptions(store, server.url, clock)
    await sendDueMails(work, 'a')
    const [waiting] = await outbox(store)
    expect(waiting).toMatchObject({state: 'waiting', attempts: 1, leaseUntil: null})
    server.refuseRecipients(null)
    clock.now = later(30_000)
    await sendDueMails(work, 'a')
    expect(server.received.map(({mail}) => mail.messageId)).toEqual([
      `<${waiting?.id}@example.org>`,
    ])
  })

  it('sends an e-mail once after the process that leased it has crashed', async () => {
    const address = await databases.address()
    const dying = await openRegistrationStore(address)
    await registerInterest(dying, signer, sampleRegistration(plain))
    const claim = {owner: 'dying', max: 5, except: [], now: friday}
    expect(await claimMails(dying, claim)).toHaveLength(1)
    await dying.close()
    const restarted = await openRegistrationStore(address)
    const clock = {now: later(leaseMs - 1)}
    const work = mailWorkerOptions(restarted, server.url, clock)
    expect(await sendDueMails(work, 'b')).toBe(0)
    clock.now = later(leaseMs + 1)
    expect(await sendDueMails(work, 'b')).toBe(1)
    expect(await sendDueMails(work, 'b')).toBe(0)
    expect(server.received).toHaveLength(1)
    await restarted.close()
  })

  it('sends each e-mail once with several processes', async () => {
    const address = await databases.address()
    const stores = await Promise.all([1, 2, 3].map(() => openRegistrationStore(address)))
    const [first] = stores
    if (first === undefined) throw new Error('no store')
    const emails = Array.from({length: 60}, (_, index) => `p${index}@example.com`)
    await Promise.all(
      emails.map((email) => registerInterest(first, signer, sampleRegistration({...plain, email}))),
    )
    const workers = stores.map((store) => startMailWorker(mailWorkerOptions(store, server.url)))
    const waiting = async () => (await outbox(first)).some(({state}) => state === 'waiting')
    while (await waiting()) await sleep(50)
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(server.received.flatMap(({envelopeTo}) => envelopeTo).toSorted()).toEqual(
      emails.toSorted(),
    )
    await Promise.all(stores.map((store) => store.close()))
  }, 60_000)

  it("retries while the copy can't be read", async () => {
    const store = await databases.store()
    await registerInterest(store, signer, sampleRegistration(plain))
    const clock = {now: friday}
    const work = mailWorkerOptions(store, server.url, clock)
    const loadEmailText = () => Promise.reject(new Error('the content lake is away'))
    await sendDueMails({...work, context: {...work.context, loadEmailText}}, 'a')
    expect(await outbox(store)).toMatchObject([{state: 'waiting', attempts: 1}])
    clock.now = later(30_000)
    await sendDueMails(work, 'a')
    expect(server.received).toHaveLength(1)
  })

  it('keeps contact notifications until an address is set', async () => {
    const store = await databases.store()
    await receiveMessage(store, signer, sampleMessage())
    const work = mailWorkerOptions(store, server.url)
    await sendDueMails({...work, context: {...work.context, notifyTo: null}}, 'a')
    expect(subjects()).toEqual(['We have your message'])
    await sendDueMails(work, 'a')
    expect(subjects()).toEqual(['New message from the website', 'We have your message'])
  })

  it('sends nothing to people who were erased or unsubscribed after it was queued (LAW-3)', async () => {
    const store = await databases.store()
    await registerInterest(store, signer, sampleRegistration())
    await registerInterest(store, signer, sampleRegistration({email: 'grace@example.com'}))
    await eraseAddress(store, signer, 'ada@example.com', friday)
    const {id} = await store.database.selectFrom('consent').select('id').executeTakeFirstOrThrow()
    await stopNewsletter(store, signer, id, 'test', friday)
    await sendDueMails(mailWorkerOptions(store, server.url), 'a')
    expect(server.received.map(({envelopeTo}) => envelopeTo)).toEqual([['grace@example.com']])
    expect(await outbox(store)).toHaveLength(1)
  })

  it('confirms the newsletter with an unsubscribe link', async () => {
    const store = await databases.store()
    await registerInterest(store, signer, sampleRegistration())
    const {id} = await store.database.selectFrom('consent').select('id').executeTakeFirstOrThrow()
    await confirmNewsletter(store, signer, id, friday)
    await sendDueMails(mailWorkerOptions(store, server.url), 'a')
    // The confirmation request is obsolete.
    expect(subjects()).toEqual(['You are on the waitlist', 'You will get news'])
    const news = server.received.find(({mail}) => mail.subject === 'You will get news')
    const token = /unsubscribe\?token=([^\s"]+)/.exec(news?.mail.text ?? '')?.[1] ?? ''
    expect(signer.check('unsubscribe', token, daysLater(3000))).toEqual({kind: 'valid', id})
  })
})
