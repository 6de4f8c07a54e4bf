import {eraseAddress, leaveWaitlist} from './erase.ts'
import {createFormLimits} from './form-limits.ts'
import type {RegistrationStore} from '#registrations/store/registration-store.ts'
import {confirmNewsletter, stopNewsletter} from './newsletter.ts'
import {purge} from './purge.ts'
import {receiveMessage} from './receive-message.ts'
import {registerInterest} from './register-interest.ts'
import {openRegistrationStore} from '#registrations/store/open-store.ts'
import {describeOnEachDatabase} from '#registrations/testing/each-database.ts'
import {openOldDatabase} from '#registrations/testing/old-database.ts'
import {
  daysLater,
  friday,
  sampleMessage,
  sampleRegistration,
  signer,
} from '#registrations/testing/people.ts'

const unicode = 'x@bücher.example'
const ascii = 'x@xn--bcher-kva.example'
const hidden = 'x\u200b@bücher\u00ad.example'

const people = (store: RegistrationStore) =>
  store.database.selectFrom('registration').select(['id', 'email', 'emailKey']).execute()
const notes = (store: RegistrationStore) =>
  store.database.selectFrom('suppression').select(['hash', 'reason']).execute()

describeOnEachDatabase('addresses in several spellings', (databases) => {
  it.each([
    [unicode, ascii],
    [ascii, unicode],
    [hidden, ascii],
  ])('registers %j and %j as one person (API-6)', async (first, second) => {
    const store = await databases.store()
    await registerInterest(store, signer, sampleRegistration({email: first}))
    await registerInterest(store, signer, sampleRegistration({email: second}))
    expect(await people(store)).toHaveLength(1)
    await receiveMessage(store, signer, sampleMessage({email: first}))
    expect(await eraseAddress(store, signer, second, daysLater(1))).toEqual({
      registrations: 1,
      messages: 1,
      consents: 1,
      emails: 4,
    })
    await registerInterest(store, signer, sampleRegistration({email: first}, daysLater(2)))
    expect(await notes(store)).toEqual([])
  })

  it('removes invisible characters before storing', async () => {
    const store = await databases.store()
    await registerInterest(store, signer, sampleRegistration({email: hidden}))
    await receiveMessage(store, signer, sampleMessage({email: hidden}))
    const messages = await store.database.selectFrom('message').select('email').execute()
    expect([...(await people(store)), ...messages].map(({email}) => email)).toEqual([
      unicode,
      unicode,
    ])
  })

  it('counts all spellings against one limit (LAW-8)', async () => {
    const store = await databases.store()
    const rates = {
      perAddress: 9,
      addressSeconds: 60,
      emailSeconds: 60,
      perEmailDay: 9,
      perDomainDay: 9,
    }
    const limits = createFormLimits(store, signer, {...rates, perEmail: 1})
    expect(await limits.consumeEmail(hidden)).toBe(0)
    expect(await limits.consumeEmail(ascii)).toBeGreaterThan(0)
  })

  it('finds suppressions that earlier versions stored', async () => {
    const store = await databases.store()
    const hash = signer.digest('address', unicode)
    const createdAt = daysLater(1).toISOString()
    await store.write((transaction) =>
      transaction
        .insertInto('suppression')
        .values([
          {hash, reason: 'erased', createdAt},
          {hash, reason: 'unsubscribed', createdAt},
        ])
        .execute(),
    )
    // A restored backup has rows older than the suppression.
    await store.write((transaction) =>
      transaction
        .insertInto('registration')
        .values({
          id: 'r',
          createdAt: friday.toISOString(),
          firstName: 'X',
          lastName: 'Y',
          email: ascii,
          emailKey: ascii,
          role: 'patient',
          source: 'landing_page',
        })
        .execute(),
    )
    expect((await purge(store, signer, daysLater(2))).returned).toBe(1)
    expect(await people(store)).toEqual([])

    await registerInterest(store, signer, sampleRegistration({email: ascii}, daysLater(3)))
    expect(await notes(store)).toEqual([{hash, reason: 'unsubscribed'}])
    // A row newer than the suppression stays.
    expect((await purge(store, signer, daysLater(4))).returned).toBe(0)
    const {id} = await store.database.selectFrom('consent').select('id').executeTakeFirstOrThrow()
    expect(await confirmNewsletter(store, signer, id, daysLater(4))).toBe(true)
    expect(await notes(store)).toEqual([])
  })
})

type Row = Record<string, string | number | null>

interface Tables {
  registration: Row
  areaNotice: Row
  message: Row
  consent: Row
  outbox: Row
  requestLog: Row
}

const person = (id: string, email: string, days: number, more: Row = {}) => ({
  id,
  createdAt: daysLater(days).toISOString(),
  firstName: 'X',
  lastName: 'Y',
  email,
  emailKey: email.toLowerCase(),
  emailHash: 'of the old key',
  emailHashKey: signer.keyId,
  ...more,
})
const registration = (id: string, email: string, days: number, more: Row = {}) =>
  person(id, email, days, {role: 'patient', source: 'landing_page', area: null, ...more})
const consent = (id: string, email: string, days: number, more: Row = {}) => {
  const {createdAt: askedAt, firstName, emailKey} = person(id, email, days)
  const hashed = {emailHash: 'of the old key', emailHashKey: signer.keyId}
  return {
    id,
    email,
    emailKey,
    ...hashed,
    firstName,
    askedAt,
    purpose: 'newsletter',
    askedHow: 'form',
    confirmedAt: null,
    ...more,
  }
}

describeOnEachDatabase('address key migration', (databases) => {
  async function upgrade(fill: (tables: Insert) => Promise<void>): Promise<RegistrationStore> {
    const address = await databases.address()
    const old = await openOldDatabase<Tables>(address, '2026-11-22-area')
    await fill(async (table, rows) => void (await old.insertInto(table).values(rows).execute()))
    await old.destroy()
    return await openRegistrationStore(address)
  }
  type Insert = (table: keyof Tables, rows: Row[]) => Promise<void>

  it('gives equal addresses one key in every table, and a new hash', async () => {
    const store = await upgrade(async (insert) => {
      await insert('registration', [
        registration('r-1', unicode, 0),
        registration('r-2', hidden, 1, {role: 'GP'}),
        registration('r-3', 'plain@example.org', 0),
      ])
      const text = {phone: '', message: 'Hello', digest: 'd'}
      await insert('message', [person('m', unicode, 0, text)])
      await insert('consent', [consent('c', unicode, 0)])
      const times = {createdAt: friday.toISOString(), nextAttemptAt: friday.toISOString()}
      const mail = {kind: 'waitlistWelcome', subjectId: 'r-1', state: 'waiting', attempts: 0}
      await insert('outbox', [{id: 'o', emailKey: unicode, ...mail, ...times}])
      const {createdAt} = times
      await insert('requestLog', [{id: 'l', createdAt, form: 'message', emailKey: unicode}])
    })
    const {database} = store
    expect(await people(store)).toEqual(
      expect.arrayContaining([
        {id: 'r-1', email: unicode, emailKey: ascii},
        {id: 'r-2', email: unicode, emailKey: ascii},
        {id: 'r-3', email: 'plain@example.org', emailKey: 'plain@example.org'},
      ]),
    )
    await purge(store, signer, friday)
    const hashes = await database.selectFrom('registration').select('emailHash').execute()
    expect(hashes.map(({emailHash}) => emailHash)).toContain(signer.digest('address', ascii))
    expect(await eraseAddress(store, signer, ascii, friday)).toEqual({
      registrations: 2,
      messages: 1,
      consents: 1,
      emails: 1,
    })
    expect(await database.selectFrom('requestLog').selectAll().execute()).toEqual([])
    await store.close()
  })

  it('merges registrations of the same role: the older stays, with the area and notices of both', async () => {
    const store = await upgrade(async (insert) => {
      await insert('registration', [
        registration('older', unicode, 0),
        registration('newer', ascii, 1, {area: 'hackney'}),
        registration('gp', ascii, 1, {role: 'GP'}),
      ])
      const notice = {createdAt: friday.toISOString(), area: 'hackney', areaName: 'Hackney'}
      await insert('areaNotice', [{id: 'n', registrationId: 'newer', ...notice}])
    })
    const {database} = store
    const rows = database.selectFrom('registration').select(['id', 'area']).orderBy('id')
    expect(await rows.execute()).toEqual([
      {id: 'gp', area: null},
      {id: 'older', area: 'hackney'},
    ])
    expect(await database.selectFrom('areaNotice').select('registrationId').execute()).toEqual([
      {registrationId: 'older'},
    ])
    // The link in the newer registration's e-mail still leaves the waitlist.
    await leaveWaitlist(store, signer, 'newer', daysLater(2))
    expect(await people(store)).toEqual([])
    await store.close()
  })

  it('merges consents: the confirmed one stays, and the links of both stop the newsletter', async () => {
    const confirmedAt = daysLater(2).toISOString()
    const store = await upgrade((insert) =>
      insert('consent', [
        consent('asked', unicode, 0),
        consent('confirmed', ascii, 1, {confirmedAt}),
      ]),
    )
    const open = store.database.selectFrom('consent').select('id').where('withdrawnAt', 'is', null)
    expect(await open.execute()).toEqual([{id: 'confirmed'}])
    await stopNewsletter(store, signer, 'asked', 'test', daysLater(3))
    expect(await open.execute()).toEqual([])
    expect(await notes(store)).toMatchObject([{reason: 'unsubscribed'}])
    await store.close()
  })
})
