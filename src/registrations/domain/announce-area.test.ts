import {jest} from '@jest/globals'
import {announceArea, countWaiting, stopAnnouncement} from './announce-area.ts'
import {eraseAddress, leaveWaitlist} from './erase.ts'
import type {RegistrationStore} from '#registrations/store/registration-store.ts'
import {sendDueMails} from '#registrations/mail/mail-worker.ts'
import {purge} from './purge.ts'
import {registerInterest} from './register-interest.ts'
import {describeOnEachDatabase, rowsIn} from '#registrations/testing/each-database.ts'
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

  const waiting = async (store: RegistrationStore) =>
    (await rowsIn(store).outbox())
      .filter(({kind}) => kind === 'areaOpen')
      .map(({emailKey}) => emailKey)
      .toSorted()

  it('queues one e-mail for each patient who waits in the area, and none for others (AREA-4)', async () => {
    const store = await databases.store()
    await join(store, 'district@example.org', 'N1')
    await join(store, 'split@example.org', 'EC2A')
    await join(store, 'whole@example.org', 'e8 3ab')
    await join(store, 'borough@example.org', 'hackney')
    await join(store, 'elsewhere@example.org', 'N7')
    await join(store, 'nurse@example.org', 'N1', 'NURSE')
    expect(await announceArea(store, hackney, friday)).toBe(4)
    const names = ['borough', 'district', 'split', 'whole']
    expect(await waiting(store)).toEqual(names.map((name) => `${name}@example.org`))
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

  it('stores a borough in any spelling, areas that editors added, and no unknown place', async () => {
    const store = await databases.store()
    for (const area of [
      'Narnia',
      'Kensington & Chelsea',
      'royal borough of KENSINGTON and Chelsea',
    ])
      await join(store, `${area.length}@example.org`, area)
    const named = sampleRegistration({email: 'x@example.org', area: 'King’s Cross'})
    await registerInterest(store, signer, {...named, knownAreas: new Set(['kings-cross'])})
    const slug = 'kensington-and-chelsea'
    const areas = (await rowsIn(store).registration()).map(({area}) => area)
    expect(areas).toEqual([null, slug, slug, 'kings-cross'])
    const kensington = {slug, name: 'Kensington and Chelsea', postcodes: ['W8']}
    expect(await announceArea(store, kensington, friday)).toBe(3)
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
    expect(new Set(await waiting(store)).size).toBe(1200)
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
    expect(await waiting(store)).toEqual(['c@example.org'])
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
    server.refuse('recipient', {code: 550, text: '5.1.1 no such user'})
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await sendDueMails(mailWorkerOptions(store, server.url, now), 'a')
    errors.mockRestore()
    server.refuse('recipient', null)
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
    const sent = server.received.find(({mail}) => mail.subject === 'Open in Hackney')
    expect(sent?.envelopeTo).toEqual(['ada@example.org'])
    expect(sent?.mail.text).toContain('/api/interest/leave?token=')
  })

  it('withdraws e-mail and notice of people who left, were erased or purged (LAW-3)', async () => {
    const store = await databases.store()
    for (const name of ['left', 'erased', 'old']) await join(store, `${name}@example.org`, 'N1')
    await announceArea(store, hackney, friday)
    const rows = await rowsIn(store).registration()
    const left = rows.find(({emailKey}) => emailKey === 'left@example.org')
    await leaveWaitlist(store, signer, left?.id ?? '', friday)
    await eraseAddress(store, signer, 'erased@example.org', friday)
    expect(await waiting(store)).toEqual(['old@example.org'])
    await purge(store, signer, daysLater(800))
    expect(await rowsIn(store).areaNotice()).toEqual([])
  })
})
