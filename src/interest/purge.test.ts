import {eraseAddress} from './erase.ts'
import {confirmNewsletter, stopNewsletter} from './newsletter.ts'
import {purge} from './purge.ts'
import {receiveMessage} from './receive-message.ts'
import {registerInterest} from './register-interest.ts'
import {describeOnEachDatabase} from './testing/each-database.ts'
import {daysLater, receiving, registering, signer} from './testing/people.ts'

const nothing = {registrations: 0, messages: 0, origins: 0, consents: 0, emails: 0, returned: 0}

describeOnEachDatabase('purging', (databases) => {
  it('deletes each thing when its time is over and not before (LAW-3)', async () => {
    const store = await databases.store()
    await registerInterest(store, signer, registering())
    await receiveMessage(store, signer, receiving())
    expect(await purge(store, signer, daysLater(13))).toEqual(nothing)
    expect(await purge(store, signer, daysLater(15))).toEqual({...nothing, consents: 1})
    expect(
      await store.database.selectFrom('registration').select('wantsNewsletter').execute(),
    ).toEqual([{wantsNewsletter: 0}])
    expect(await purge(store, signer, daysLater(29))).toEqual(nothing)
    expect(await purge(store, signer, daysLater(31))).toEqual({...nothing, origins: 2})
    expect(await purge(store, signer, daysLater(364))).toEqual(nothing)
    expect(await purge(store, signer, daysLater(366))).toEqual({...nothing, messages: 1})
    expect(await purge(store, signer, daysLater(730))).toEqual(nothing)
    expect(await purge(store, signer, daysLater(732))).toEqual({...nothing, registrations: 1})
  })

  it('keeps consent until it is withdrawn, and its proof for six years after', async () => {
    const store = await databases.store()
    await registerInterest(store, signer, registering())
    const {id} = await store.database.selectFrom('consent').select('id').executeTakeFirstOrThrow()
    await confirmNewsletter(store, signer, id, daysLater(1))
    expect((await purge(store, signer, daysLater(4000))).consents).toBe(0)
    await stopNewsletter(store, signer, id, 'test', daysLater(4000))
    expect((await purge(store, signer, daysLater(4000 + 2190))).consents).toBe(0)
    expect((await purge(store, signer, daysLater(4000 + 2193))).consents).toBe(1)
  })

  it('keeps an e-mail that still waits, and forgets one that is done after 30 days', async () => {
    const store = await databases.store()
    await registerInterest(store, signer, registering({wantsNewsletter: false}))
    await receiveMessage(store, signer, receiving())
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

  it('erases again whom a backup brought back, and spares whoever came by themselves', async () => {
    const store = await databases.store()
    await eraseAddress(store, signer, 'ada@example.com', daysLater(1))
    await store.write(async (transaction) => {
      const row = {lastName: 'L', role: 'patient', wantsNewsletter: 0, source: 'x'}
      const backup = {...row, firstName: 'Ada', createdAt: daysLater(0).toISOString()}
      const person = {email: 'ada@example.com', emailKey: 'ada@example.com'}
      await transaction
        .insertInto('registration')
        .values({...backup, ...person, id: 'from a backup'})
        .execute()
    })
    await registerInterest(store, signer, registering({email: 'grace@example.com'}))
    expect((await purge(store, signer, daysLater(2))).returned).toBe(1)
    expect(await store.database.selectFrom('registration').select('emailKey').execute()).toEqual([
      {emailKey: 'grace@example.com'},
    ])
  })
})
