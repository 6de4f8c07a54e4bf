import {eraseAddress} from './erase.ts'
import {confirmNewsletter, stopNewsletter} from './newsletter.ts'
import {purge} from './purge.ts'
import {readRegistrations} from '#registrations/store/read-rows.ts'
import type {RegistrationStore} from '#registrations/store/registration-store.ts'
import {receiveMessage} from './receive-message.ts'
import {registerInterest} from './register-interest.ts'
import {createSigner} from './signing.ts'
import {collect, describeOnEachDatabase, rowsIn} from '#registrations/testing/each-database.ts'
import {
  daysLater,
  sampleMessage,
  sampleRegistration,
  signer,
} from '#registrations/testing/people.ts'

const nothing = {registrations: 0, messages: 0, origins: 0, consents: 0, emails: 0, returned: 0}

describeOnEachDatabase('purge', (databases) => {
  let store: RegistrationStore
  beforeEach(async () => {
    store = await databases.store()
  })

  it('deletes each kind of row after its retention period, and not before (LAW-3)', async () => {
    await registerInterest(store, signer, sampleRegistration())
    await receiveMessage(store, signer, sampleMessage())
    expect(await purge(store, signer, daysLater(13))).toEqual(nothing)
    expect(await purge(store, signer, daysLater(15))).toEqual({...nothing, consents: 1})
    const [row] = await collect(readRegistrations(store.database))
    expect(row).toMatchObject({wantsNewsletter: 'false', newsletterConfirmedAt: null})
    expect(await purge(store, signer, daysLater(29))).toEqual(nothing)
    expect(await purge(store, signer, daysLater(31))).toEqual({...nothing, origins: 2})
    expect(await purge(store, signer, daysLater(364))).toEqual(nothing)
    expect(await purge(store, signer, daysLater(366))).toEqual({...nothing, messages: 1})
    expect(await purge(store, signer, daysLater(730))).toEqual(nothing)
    expect(await purge(store, signer, daysLater(732))).toEqual({...nothing, registrations: 1})
  })

  it('keeps consent until it is withdrawn, and its proof for six years after (LAW-3)', async () => {
    await registerInterest(store, signer, sampleRegistration())
    const id = (await rowsIn(store).consent())[0]?.id ?? ''
    await confirmNewsletter(store, signer, id, daysLater(1))
    expect((await purge(store, signer, daysLater(4000))).consents).toBe(0)
    await stopNewsletter(store, signer, id, 'test', daysLater(4000))
    expect((await purge(store, signer, daysLater(4000 + 2190))).consents).toBe(0)
    expect((await purge(store, signer, daysLater(4000 + 2193))).consents).toBe(1)
  })

  it('keeps pending e-mails, and deletes finished ones after 30 days (LAW-3)', async () => {
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
    expect(await rowsIn(store).outbox()).toMatchObject([{kind: 'waitlistWelcome'}])
  })

  it('erases people again whose rows a backup restored, except those who registered again (LAW-3)', async () => {
    await registerInterest(store, signer, sampleRegistration({email: 'registered@example.com'}))
    await receiveMessage(store, signer, sampleMessage({email: 'wrote@example.com'}))
    await registerInterest(store, signer, sampleRegistration({email: 'consented@example.com'}))
    const rows = rowsIn(store)
    const [registration] = await rows.registration()
    const [, consent] = await rows.consent()
    const message = await rows.message()
    if (registration === undefined || consent === undefined) throw new Error('There are no rows.')
    for (const name of ['registered', 'wrote', 'consented', 'again'])
      await eraseAddress(store, signer, `${name}@example.com`, daysLater(1))
    await store.write(async (transaction) => {
      // A backup by an older version has no hashes.
      const restored = {...registration, emailHash: null, emailHashKey: null}
      await transaction.insertInto('registration').values(restored).execute()
      await transaction.insertInto('consent').values(consent).execute()
      await transaction.insertInto('message').values(message).execute()
    })
    await registerInterest(store, signer, sampleRegistration({email: 'again@example.com'}))
    expect((await purge(store, signer, daysLater(2))).returned).toBe(3)
    for (const left of [await rows.registration(), await rows.consent()])
      expect(left).toMatchObject([{emailKey: 'again@example.com'}])
    expect(await rows.message()).toEqual([])
  })

  it('erases more people than fit in one step, with suppressions by a new secret', async () => {
    const emails = Array.from({length: 250}, (_, index) => `p${index}@example.com`)
    await Promise.all(
      emails.map((email) => registerInterest(store, signer, sampleRegistration({email}))),
    )
    const backup = await rowsIn(store).registration()
    const changed = createSigner('the secret after a leak')
    for (const email of emails) await eraseAddress(store, changed, email, daysLater(1))
    await store.write((transaction) =>
      transaction.insertInto('registration').values(backup).execute(),
    )
    expect((await purge(store, changed, daysLater(2))).returned).toBe(250)
  })
})
