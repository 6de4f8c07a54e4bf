import {jest} from '@jest/globals'
import {announceArea, countWaiting, stopAnnouncement} from './announce-area.ts'
import {eraseAddress, leaveWaitlist} from './erase.ts'
import type {RegistrationStore} from '#registrations/store/registration-store.ts'
import {sendDueMails} from '#registrations/mail/mail-worker.ts'
import {purge} from './purge.ts'
import {registerInterest} from './register-interest.ts'
import {describeOnEachDatabase} from '#registrations/testing/each-database.ts'
import {type MailServer, startMailServer} from '#registrations/testing/mail-server.ts'
import {mailWorkerOptions} from '#registrations/testing/mail-work.ts'
import {daysLater, friday, sampleRegistration, signer} from '#registrations/testing/people.ts'

const hackney = {slug: 'hackney', name: 'Hackney', postcodes: ['N1', 'E8', 'EC2']}
const islington = {slug: 'islington', name: 'Islington', postcodes: ['N1', 'N7']}

describeOnEachDatabase('announceArea', (databases) => {
  let server: MailServer

  beforeEach(async () => {
    server = await startMailServer()
  })

  afterEach(() => server.stop())

  const join = (store: RegistrationStore, email: string, area?: string, role = 'patient') =>
    registerInterest(store, signer, sampleRegistration({email, role, area, wantsNewsletter: false}))

  const waiting = (store: RegistrationStore) =>
    store.database
      .selectFrom('outbox')
      .select('emailKey')
      .where('kind', '=', 'areaOpen')
      .orderBy('emailKey')
      .execute()

  it('queues one e-mail for each patient who waits in the area, and none for others (AREA-4)', async () => {
    const store = await databases.store()
    await join(store, 'district@example.org', 'N1')
    await join(store, 'split@example.org', 'EC2A')
    await join(store, 'whole@example.org', 'e8 3ab')
    await join(store, 'borough@example.org', 'hackney')
    await join(store, 'elsewhere@example.org', 'N7')
    await join(store, 'nurse@example.org', 'N1', 'NURSE')
    expect(await announceArea(store, hackney, friday)).toBe(4)
    expect(await waiting(store)).toEqual(
      ['borough', 'district', 'split', 'whole'].map((name) => ({emailKey: `${name}@example.org`})),
    )
  })

  it('queues one e-mail for a patient without an area when the first area opens (AREA-4)', async () => {
    const store = await databases.store()
    await join(store, 'anywhere@example.org')
    await join(store, 'nurse@example.org', undefined, 'NURSE')
    expect(await announceArea(store, hackney, friday)).toBe(1)
    expect(await announceArea(store, islington, friday)).toBe(0)
    // Once they say where they are, they wait for that area.
    await join(store, 'anywhere@example.org', 'N7')
    expect(await announceArea(store, islington, friday)).toBe(1)
  })

  it('stores a borough in any spelling, and nothing for an unknown place', async () => {
    const store = await databases.store()
    await join(store, 'and@example.org', 'Kensington & Chelsea')
    await join(store, 'narnia@example.org', 'Narnia')
    await join(store, 'chelsea@example.org')
    await join(store, 'chelsea@example.org', 'Narnia')
    await join(store, 'chelsea@example.org', 'royal borough of KENSINGTON and Chelsea')
    const areas = store.database.selectFrom('registration').select('area').orderBy('emailKey')
    const slug = 'kensington-and-chelsea'
    expect(await areas.execute()).toEqual([{area: slug}, {area: slug}, {area: null}])
    const kensington = {slug, name: 'Kensington and Chelsea', postcodes: ['W8']}
    expect(await announceArea(store, kensington, friday)).toBe(3)
  })

  it('stores areas that editors added', async () => {
    const store = await databases.store()
    const knownAreas = new Set(['kings-cross'])
    const named = sampleRegistration({email: 'x@example.org', area: 'King’s Cross'})
    await registerInterest(store, signer, {...named, knownAreas})
    expect(await store.database.selectFrom('registration').select('area').execute()).toEqual([
      {area: 'kings-cross'},
    ])
  })

  it('notifies each person once of an area, even after the e-mail is purged', async () => {
    const store = await databases.store()
    await join(store, 'ada@example.org', 'N1')
    await announceArea(store, hackney, friday)
    await store.write(async (database) => database.deleteFrom('outbox').execute())
    expect(await announceArea(store, hackney, daysLater(100))).toBe(0)
    expect(await countWaiting(store.database, hackney)).toEqual({waiting: 0, notifiedBefore: 1})
    // Another area with the same district is news.
    expect(await announceArea(store, islington, daysLater(101))).toBe(1)
    const both = await Promise.all([1, 2].map(() => announceArea(store, islington, daysLater(102))))
    expect(both).toEqual([0, 0])
  })

  it('notifies more people than one statement can hold', async () => {
    const store = await databases.store()
    await Promise.all(
      Array.from({length: 1200}, (_, index) => join(store, `p${index}@example.org`, 'E8')),
    )
    expect(await announceArea(store, hackney, friday)).toBe(1200)
    expect(new Set((await waiting(store)).map(({emailKey}) => emailKey)).size).toBe(1200)
  })

  it('writes once to an address that several people or services share, and counts it once', async () => {
    const store = await databases.store()
    for (const change of [{}, {name: 'Grace'}, {service: 'nurse', area: 'E8'}, {area: 'N7'}]) {
      const family = {email: 'family@example.org', area: 'N1', service: 'gp', ...change}
      await registerInterest(store, signer, sampleRegistration(family))
    }
    expect(await countWaiting(store.database, hackney)).toEqual({waiting: 1, notifiedBefore: 0})
    expect(await announceArea(store, hackney, friday)).toBe(1)
    expect(await announceArea(store, islington, friday)).toBe(1)
  })

  it('sends in waves and to a sample, and goes on after it was stopped', async () => {
    const store = await databases.store()
    for (const name of ['a', 'b', 'c', 'd']) await join(store, `${name}@example.org`, 'N1')
    expect(await announceArea(store, hackney, friday, {onlyTo: 'x@example.org'})).toBe(0)
    expect(await announceArea(store, hackney, friday, {onlyTo: 'c@example.org'})).toBe(1)
    expect(await waiting(store)).toEqual([{emailKey: 'c@example.org'}])
    await sendDueMails(mailWorkerOptions(store, server.url), 'a')
    expect(await announceArea(store, hackney, friday, {limit: 2})).toBe(2)
    expect(await countWaiting(store.database, hackney)).toEqual({waiting: 1, notifiedBefore: 3})
    // Another area's e-mails stay.
    await join(store, 'e@example.org', 'N7')
    await announceArea(store, islington, friday, {onlyTo: 'e@example.org'})
    expect(await stopAnnouncement(store, hackney.slug)).toBe(2)
    expect(await countWaiting(store.database, hackney)).toEqual({waiting: 3, notifiedBefore: 1})
    expect(await announceArea(store, hackney, friday)).toBe(3)
  })

  it('leaves out an address that was refused for good, until an e-mail to it is accepted', async () => {
    const store = await databases.store()
    const now = {now: friday}
    await join(store, 'gone@example.org', 'N1')
    server.refuseRecipients({code: 550, text: '5.1.1 no such user'})
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await sendDueMails(mailWorkerOptions(store, server.url, now), 'a')
    errors.mockRestore()
    server.refuseRecipients(null)
    await purge(store, signer, daysLater(60))
    expect(await announceArea(store, hackney, daysLater(60))).toBe(0)
    await join(store, 'gone@example.org', 'E8')
    await sendDueMails(mailWorkerOptions(store, server.url, {now: daysLater(61)}), 'a')
    expect(await announceArea(store, hackney, daysLater(61))).toBe(1)
  })

  it("writes an e-mail with the area's name and an unsubscribe link", async () => {
    const store = await databases.store()
    await join(store, 'ada@example.org', 'N1')
    await announceArea(store, hackney, friday)
    await sendDueMails(mailWorkerOptions(store, server.url), 'a')
    const mail = server.received.find(({mail}) => mail.subject === 'Open in Hackney')?.mail
    expect(mail?.to).toEqual([{name: '', address: 'ada@example.org'}])
    expect(mail?.text).toContain('We are open in Hackney.')
    expect(mail?.text).toContain('/api/interest/leave?token=')
  })

  it('sends nothing to people who left or were erased after it was queued (LAW-3)', async () => {
    const store = await databases.store()
    await join(store, 'left@example.org', 'N1')
    await join(store, 'erased@example.org', 'N1')
    await announceArea(store, hackney, friday)
    const {id} = await store.database
      .selectFrom('registration')
      .select('id')
      .where('emailKey', '=', 'left@example.org')
      .executeTakeFirstOrThrow()
    await leaveWaitlist(store, signer, id, friday)
    await eraseAddress(store, signer, 'erased@example.org', friday)
    expect(await store.database.selectFrom('areaNotice').selectAll().execute()).toEqual([])
    expect(await waiting(store)).toEqual([])
  })

  it('deletes its notices with a purged registration', async () => {
    const store = await databases.store()
    await join(store, 'old@example.org', 'N1')
    await announceArea(store, hackney, friday)
    await purge(store, signer, daysLater(800))
    expect(await store.database.selectFrom('areaNotice').selectAll().execute()).toEqual([])
  })
})
