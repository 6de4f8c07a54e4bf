import {jest} from '@jest/globals'
import type {Kysely} from 'kysely'
import {eraseAddress} from '#registrations/domain/erase.ts'
import type {RegistrationStore} from './registration-store.ts'
import {confirmNewsletter} from '#registrations/domain/newsletter.ts'
import {purge} from '#registrations/domain/purge.ts'
import {readMessages, readRegistrations} from './read-rows.ts'
import {receiveMessage} from '#registrations/domain/receive-message.ts'
import {registerInterest} from '#registrations/domain/register-interest.ts'
import {countRows} from '#registrations/domain/statistics.ts'
import {openRegistrationStore} from './open-store.ts'
import {collect, describeOnEachDatabase} from '#registrations/testing/each-database.ts'
import {startMailServer} from '#registrations/testing/mail-server.ts'
import {mailWorkerOptions} from '#registrations/testing/mail-work.ts'
import {openOldDatabase} from '#registrations/testing/old-database.ts'
import {
  daysLater,
  friday,
  sampleMessage,
  sampleRegistration,
  signer,
} from '#registrations/testing/people.ts'
import {sendDueMails} from '#registrations/mail/mail-worker.ts'

type Row = Record<string, string | number | null>

/** Tables of 2026-11-20, without column types. */
interface Tables {
  registration: Row
  message: Row
  consent: Row
  outbox: Row
  suppression: Row
  requestLog: Row
  rateLimit: Row
}

const at = (days: number) => daysLater(days).toISOString()
const person = (name: string) => ({
  firstName: name,
  lastName: 'L',
  email: `${name}@Example.com`,
  emailKey: `${name.toLowerCase()}@example.com`,
})
const registration = (id: string, name: string, role: string, wantsNewsletter: number) => ({
  id,
  createdAt: at(0),
  ...person(name),
  role,
  wantsNewsletter,
  source: 'landing_page',
  yearsExperience: role === 'GP' ? '5' : null,
})
const consent = (id: string, name: string) => {
  const {firstName, email, emailKey} = person(name)
  const open = {confirmedAt: null, confirmedHow: null, withdrawnAt: null, withdrawnHow: null}
  const asked = {askedAt: at(0), askedHow: 'form landing_page, role patient', wording: 'Yes?'}
  return {id, purpose: 'newsletter', firstName, email, emailKey, ...asked, ...open}
}
const mail = (id: string, kind: string, subjectId: string, name: string) => ({
  id,
  createdAt: at(0),
  kind,
  subjectId,
  emailKey: person(name).emailKey,
  state: 'waiting',
  attempts: 0,
  nextAttemptAt: at(0),
  leaseUntil: null,
  leaseOwner: null,
  lastFailure: null,
  finishedAt: null,
})

/** Ada confirmed, Ben was asked, Cy unsubscribed, Dot never ticked, Eve ticked in the version that never asked. */
async function fill(old: Kysely<Tables>): Promise<void> {
  await old
    .insertInto('registration')
    .values([
      registration('r-ada', 'Ada', 'patient', 1),
      registration('r-ben', 'Ben', 'GP', 1),
      registration('r-cy', 'Cy', 'patient', 0),
      registration('r-dot', 'Dot', 'patient', 0),
      registration('r-eve-1', 'Eve', 'patient', 1),
      registration('r-eve-2', 'Eve', 'NURSE', 1),
      registration('r-eve-3', 'Eve', 'CARER', 0),
    ])
    .execute()
  await old
    .insertInto('consent')
    .values([
      {...consent('c-ada', 'Ada'), confirmedAt: at(1), confirmedHow: 'button'},
      consent('c-ben', 'Ben'),
      {...consent('c-cy', 'Cy'), withdrawnAt: at(1), withdrawnHow: 'link'},
    ])
    .execute()
  const text = {phone: '020', message: 'Hello', digest: 'of the first version'}
  await old
    .insertInto('message')
    .values({id: 'm-fay', createdAt: at(0), ...person('Fay'), ...text})
    .execute()
  await old
    .insertInto('outbox')
    .values([
      mail('o-dot', 'waitlistWelcome', 'r-dot', 'Dot'),
      {...mail('o-fay', 'contactReceived', 'm-fay', 'Fay'), attempts: 9, lastFailure: '451'},
      {...mail('o-ada', 'waitlistWelcome', 'r-ada', 'Ada'), state: 'sent', finishedAt: at(0)},
    ])
    .execute()
  await old
    .insertInto('suppression')
    .values([
      // Hashes of cy@example.com and fay@example.com by the first version, with the secret of `testing/people.ts`.
      {
        hash: 'pWgQbzYChEZm6a2-PWrdXRLVRIeLM7dcQ4vKNerV5ME',
        reason: 'unsubscribed',
        createdAt: at(1),
      },
      {hash: 'rcXs7N1gTdQA0wyUPpTNgnVVtmIL5Vi8U-3yULWgcKU', reason: 'erased', createdAt: at(1)},
    ])
    .execute()
  await old
    .insertInto('requestLog')
    .values({
      id: 'l-ada',
      createdAt: at(0),
      form: 'registration',
      emailKey: 'ada@example.com',
      address: '192.0.2.7',
      userAgent: 'Test/1',
    })
    .execute()
  await old.insertInto('rateLimit').values({key: 'k', points: 1, expire: 5}).execute()
}

const errors = jest.spyOn(console, 'error')

describeOnEachDatabase('migrations from 2026-11-20', (databases) => {
  let store: RegistrationStore
  beforeEach(async () => {
    const address = await databases.address()
    const old = await openOldDatabase<Tables>(address, '2026-11-20-storage')
    await fill(old)
    await old.destroy()
    store = await openRegistrationStore(address)
  })
  afterEach(() => store.close())

  it("keep every row and the operator's lists", async () => {
    expect(await countRows(store.database)).toEqual({
      registrations: {CARER: 1, GP: 1, NURSE: 1, patient: 4},
      areas: {},
      services: {},
      messages: 1,
      // Eve's wish became a question.
      newsletter: {asked: 4, confirmed: 1, stopped: 1},
      outbox: {sent: 1, waiting: 3},
    })
    const rows = await collect(readRegistrations(store.database))
    expect(rows.map(({id, wantsNewsletter}) => `${id} ${wantsNewsletter}`)).toEqual([
      'r-ada true',
      'r-ben true',
      'r-cy false',
      'r-dot false',
      'r-eve-1 true',
      'r-eve-2 true',
      // A wish belongs to a person, not to a role.
      'r-eve-3 true',
    ])
    expect(rows[1]).toEqual({
      id: 'r-ben',
      createdAt: friday.toISOString(),
      firstName: 'Ben',
      lastName: 'L',
      email: 'Ben@Example.com',
      role: 'GP',
      wantsNewsletter: 'true',
      newsletterConfirmedAt: '',
      source: 'landing_page',
      yearsExperience: '5',
      area: '',
      forWhom: '',
      service: '',
    })
    expect(rows[0]).toMatchObject({newsletterConfirmedAt: at(1)})
    expect(await collect(readMessages(store.database))).toMatchObject([
      {id: 'm-fay', message: 'Hello'},
    ])
    const {database} = store
    expect(await database.selectFrom('requestLog').selectAll().execute()).toMatchObject([
      {id: 'l-ada', address: '192.0.2.7', userAgent: 'Test/1'},
    ])
    expect(await database.selectFrom('rateLimit').selectAll().execute()).toHaveLength(1)
    expect(await database.selectFrom('suppression').selectAll().execute()).toHaveLength(2)
    const [columns] = await database.selectFrom('registration').selectAll().execute()
    expect(columns).not.toHaveProperty('wantsNewsletter')
  })

  it('queue one confirmation request for a tick that was never confirmed (LAW-1)', async () => {
    const eve = await store.database
      .selectFrom('consent')
      .selectAll()
      .where('emailKey', '=', 'eve@example.com')
      .execute()
    expect(eve).toMatchObject([
      {
        email: 'Eve@Example.com',
        firstName: 'Eve',
        askedHow: 'form landing_page, role patient',
        confirmedAt: null,
      },
    ])
    const id = eve[0]?.id ?? ''
    const asking = await store.database
      .selectFrom('outbox')
      .select(['subjectId', 'state', 'attempts', 'firstAttemptAt'])
      .where('kind', '=', 'newsletterConfirm')
      .execute()
    expect(asking).toEqual([{subjectId: id, state: 'waiting', attempts: 0, firstAttemptAt: null}])
    // The fourteen days begin with the request, however old the tick is.
    await purge(store, signer, new Date())
    expect(await confirmNewsletter(store, signer, id, new Date())).toBe(true)
  })

  it('keep suppressions of the first version, and recognize known people', async () => {
    const purged = await purge(store, signer, daysLater(2))
    expect(purged.returned).toBe(1)
    expect(await collect(readMessages(store.database))).toEqual([])
    await eraseAddress(store, signer, 'dot@example.com', daysLater(2))
    await registerInterest(
      store,
      signer,
      sampleRegistration({email: 'Ben@example.com', role: 'GP'}),
    )
    await receiveMessage(store, signer, sampleMessage({email: 'ada@example.com'}))
    expect(await countRows(store.database)).toMatchObject({
      registrations: {CARER: 1, GP: 1, NURSE: 1, patient: 3},
      areas: {},
      messages: 1,
    })
    const unhashed = await store.database
      .selectFrom('registration')
      .select('id')
      .where('emailHash', 'is', null)
      .execute()
    expect(unhashed).toEqual([])
  })

  it('keep pending e-mails, whose five days begin with the next attempt', async () => {
    errors.mockImplementation(() => undefined)
    const server = await startMailServer()
    try {
      server.refuseRecipients({code: 451, text: 'try later'})
      const clock = {now: daysLater(6)}
      await sendDueMails(mailWorkerOptions(store, server.url, clock), 'a')
      const states = await store.database
        .selectFrom('outbox')
        .select(['id', 'state', 'attempts', 'firstAttemptAt'])
        .where('id', 'in', ['o-dot', 'o-fay'])
        .orderBy('id')
        .execute()
      const firstAttemptAt = at(6)
      expect(states).toEqual([
        {id: 'o-dot', state: 'waiting', attempts: 1, firstAttemptAt},
        {id: 'o-fay', state: 'waiting', attempts: 10, firstAttemptAt},
      ])
    } finally {
      await server.stop()
      errors.mockReset()
    }
  })
})
