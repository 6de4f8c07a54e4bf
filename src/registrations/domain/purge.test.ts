import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from 'kysely'
import {eraseAddress} from './erase.ts'
import type {RegistrationStore} from '#registrations/store/registration-store.ts'
import {confirmNewsletter, stopNewsletter} from './newsletter.ts'
import {purge} from './purge.ts'
import {readRegistrations} from '#registrations/store/read-rows.ts'
import {receiveMessage} from './receive-message.ts'
import {registerInterest} from './register-interest.ts'
import {createSigner} from './signing.ts'
import {collect, describeOnEachDatabase} from '#registrations/testing/each-database.ts'
import {
  daysLater,
  sampleMessage,
  sampleRegistration,
  signer,
} from '#registrations/testing/people.ts'

const nothing = {registrations: 0, messages: 0, origins: 0, consents: 0, emails: 0, returned: 0}

describeOnEachDatabase('purge', (databases) => {
  it('deletes each kind of row after its retention period, and not before (LAW-3)', async () => {
    const store = await databases.store()
    await registerInterest(store, signer, sampleRegistration())
    await receiveMessage(store, signer, sampleMessage())
    expect(await purge(store, signer, daysLater(13))).toEqual(nothing)
    expect(await purge(store, signer, daysLater(15))).toEqual({...nothing, consents: 1})
    const [row] = await collect(readRegistrations(store.database))
    expect(row).toMatchObject({wantsNewsletter: 'false', newsletterConfirmedAt: ''})
    expect(await purge(store, signer, daysLater(29))).toEqual(nothing)
    expect(await purge(store, signer, daysLater(31))).toEqual({...nothing, origins: 2})
    expect(await purge(store, signer, daysLater(364))).toEqual(nothing)
    expect(await purge(store, signer, daysLater(366))).toEqual({...nothing, messages: 1})
    expect(await purge(store, signer, daysLater(730))).toEqual(nothing)
    expect(await purge(store, signer, daysLater(732))).toEqual({...nothing, registrations: 1})
  })

  it('keeps consent until it is withdrawn, and its proof for six years after (LAW-3)', async () => {
    const store = await databases.store()
    await registerInterest(store, signer, sampleRegistration())
    const {id} = await store.database.selectFrom('consent').select('id').executeTakeFirstOrThrow()
    await confirmNewsletter(store, signer, id, daysLater(1))
    expect((await purge(store, signer, daysLater(4000))).consents).toBe(0)
    await stopNewsletter(store, signer, id, 'test', daysLater(4000))
    expect((await purge(store, signer, daysLater(4000 + 2190))).consents).toBe(0)
    expect((await purge(store, signer, daysLater(4000 + 2193))).consents).toBe(1)
  })

  it('keeps pending e-mails, and deletes finished ones after 30 days (LAW-3)', async () => {
    const store = await databases.store()
    await registerInterest(store, signer, sampleRegistration({wantsNewsletter: false}))
    await receiveMessage(store, signer, sampleMessage())
    await store.write((transaction) =>
      transaction
        .updateTable('outbox')
        .set({state: 'sent', finishedAt: daysLater(1).toISOString()})
        .where('kind', '!=', 'waitlistWelcome')
        .execute(),
    )
    expect((await purge(store, signer, daysLater(30))).emails).toBe(0)
    expect((await purge(store, signer, daysLater(32))).emails).toBe(2)
    expect(await store.database.selectFrom('outbox').select('kind').execute()).toEqual([
      {kind: 'waitlistWelcome'},
    ])
  })

  it('erases people again after a backup restored them, except those who registered again (LAW-3)', async () => {
    const store = await databases.store()
    await eraseAddress(store, signer, 'ada@example.com', daysLater(1))
    await store.write(async (transaction) => {
      const row = {lastName: 'L', role: 'patient', source: 'x'}
      const backup = {...row, firstName: 'Ada', createdAt: daysLater(0).toISOString()}
      const person = {email: 'ada@example.com', emailKey: 'ada@example.com'}
      await transaction
        .insertInto('registration')
        .values({...backup, ...person, id: 'from a backup'})
        .execute()
    })
    await registerInterest(store, signer, sampleRegistration({email: 'grace@example.com'}))
    expect((await purge(store, signer, daysLater(2))).returned).toBe(1)
    expect(await store.database.selectFrom('registration').select('emailKey').execute()).toEqual([
      {emailKey: 'grace@example.com'},
    ])
  })

  it('erases people again when only a consent or a message was restored (LAW-3)', async () => {
    const store = await databases.store()
    await registerInterest(store, signer, sampleRegistration())
    await receiveMessage(store, signer, sampleMessage({email: 'grace@example.com'}))
    const {database} = store
    const consents = await database.selectFrom('consent').selectAll().execute()
    const messages = await database.selectFrom('message').selectAll().execute()
    await eraseAddress(store, signer, 'ada@example.com', daysLater(1))
    await eraseAddress(store, signer, 'grace@example.com', daysLater(1))
    await store.write(async (transaction) => {
      await transaction.insertInto('consent').values(consents).execute()
      await transaction.insertInto('message').values(messages).execute()
    })
    expect((await purge(store, signer, daysLater(2))).returned).toBe(2)
    expect(await database.selectFrom('consent').select('id').execute()).toEqual([])
    expect(await database.selectFrom('message').select('id').execute()).toEqual([])
  })

  it('reads few rows of people without a suppression', async () => {
    const store = await databases.store()
    const emails = Array.from({length: 500}, (_, index) => `p${index}@example.com`)
    await Promise.all(
      emails.map((email) => registerInterest(store, signer, sampleRegistration({email}))),
    )
    const backup = await store.database
      .selectFrom('registration')
      .selectAll()
      .where('emailKey', '=', 'p7@example.com')
      .execute()
    await eraseAddress(store, signer, 'p7@example.com', daysLater(1))
    await store.write((transaction) =>
      transaction.insertInto('registration').values(backup).execute(),
    )
    const counter = new RowCounter()
    const counted: RegistrationStore = {
      ...store,
      database: store.database.withPlugin(counter),
      write: (job) => store.write((transaction) => job(transaction.withPlugin(counter))),
    }
    expect((await purge(counted, signer, daysLater(2))).returned).toBe(1)
    expect(counter.rows).toBeLessThan(50)
  })

  it('erases more people than fit in one step, with suppressions by a new secret', async () => {
    const store = await databases.store()
    const emails = Array.from({length: 250}, (_, index) => `p${index}@example.com`)
    await Promise.all(
      emails.map((email) => registerInterest(store, signer, sampleRegistration({email}))),
    )
    const backup = await store.database.selectFrom('registration').selectAll().execute()
    const changed = createSigner('the secret after a leak')
    for (const email of emails) await eraseAddress(store, changed, email, daysLater(1))
    await store.write((transaction) =>
      transaction.insertInto('registration').values(backup).execute(),
    )
    expect((await purge(store, changed, daysLater(2))).returned).toBe(250)
  })
})

/** Counts rows read from the database. */
class RowCounter implements KyselyPlugin {
  rows = 0

  transformQuery({node}: PluginTransformQueryArgs): RootOperationNode {
    return node
  }

  transformResult({result}: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    this.rows += result.rows.length
    return Promise.resolve(result)
  }
}
