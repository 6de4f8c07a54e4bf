import {jest} from '@jest/globals'
import {announceArea, countWaiting} from './announce-area.ts'
import {stopAnnouncement} from './announcement.ts'
import {eraseAddress, leaveWaitlist} from './erase.ts'
import type {RegistrationStore} from '#registrations/store/registration-store.ts'
import {sendDueMails} from '#registrations/mail/mail-worker.ts'
import {purge} from './purge.ts'
import {registerInterest} from './register-interest.ts'
import {readWaitingSteps} from './waiting-people.ts'
import {describeOnEachDatabase, rowsIn} from '#registrations/testing/each-database.ts'
import {type MailServer, startMailServer} from '#registrations/testing/mail-server.ts'
import {mailWorkerOptions} from '#registrations/testing/mail-work.ts'
import {daysLater, friday, sampleRegistration, signer} from '#registrations/testing/people.ts'

const hackney = {slug: 'hackney', name: 'Hackney', postcodes: ['N1', 'E8', 'EC2']}
const islington = {slug: 'islington', name: 'Islington', postcodes: ['N1', 'N7']}

describeOnEachDatabase('waiting people', (databases) => {
  let store: RegistrationStore
  let server: MailServer

  beforeEach(async () => {
    store = await databases.store()
    server = await startMailServer()
  })
  afterEach(() => server.stop())

  const join = (name: string, area?: string, role = 'patient') => {
    const change = {email: `${name}@example.org`, role, area, wantsNewsletter: false}
    return registerInterest(store, signer, sampleRegistration(change))
  }
  const joinAll = (count: number, area: string, role?: string) =>
    Promise.all(
      Array.from({length: count}, (_, index) => join(`${area}-${role}-${index}`, area, role)),
    )
  const send = (now = friday) => sendDueMails(mailWorkerOptions(store, server.url, {now}), 'a')
  const announced = async () =>
    (await rowsIn(store).outbox())
      .flatMap(({kind, emailKey}) => (kind === 'areaOpen' ? [emailKey.split('@')[0]] : []))
      .toSorted()
  const leave = async (name: string) => {
    const rows = await rowsIn(store).registration()
    const row = rows.find(({emailKey}) => emailKey.startsWith(name))
    await leaveWaitlist(store, signer, row?.id ?? '', daysLater(1))
  }

  describe('announceArea', () => {
    it('queues one e-mail for each patient who waits in the area, and none for others (AREA-4)', async () => {
      await join('district', 'N1')
      await join('split', 'EC2A')
      await join('whole', 'e8 3ab')
      await join('borough', 'hackney')
      await join('elsewhere', 'N7')
      await join('nurse', 'N1', 'NURSE')
      expect(await announceArea(store, hackney, friday)).toBe(4)
      expect(await announced()).toEqual(['borough', 'district', 'split', 'whole'])
    })

    it('queues one e-mail for a patient without an area when the first area opens (AREA-4)', async () => {
      await join('anywhere')
      await join('nurse', undefined, 'NURSE')
      expect(await announceArea(store, hackney, friday)).toBe(1)
      expect(await announceArea(store, islington, friday)).toBe(0)
      // Once they say where they are, they wait for that area.
      await join('anywhere', 'N7')
      expect(await announceArea(store, islington, friday)).toBe(1)
    })

    it('finds a borough in any spelling, areas that editors added, and no unknown place', async () => {
      await join('a', 'Narnia')
      await join('b', 'Kensington & Chelsea')
      await join('c', 'royal borough of KENSINGTON and Chelsea')
      const named = sampleRegistration({email: 'x@example.org', area: 'King’s Cross'})
      await registerInterest(store, signer, {...named, knownAreas: new Set(['kings-cross'])})
      const slug = 'kensington-and-chelsea'
      const areas = (await rowsIn(store).registration()).map(({area}) => area)
      expect(areas).toEqual([null, slug, slug, 'kings-cross'])
      const kensington = {slug, name: 'Kensington and Chelsea', postcodes: ['W8']}
      expect(await announceArea(store, kensington, friday)).toBe(3)
    })

    it('notifies each person once of an area, even after the e-mail is purged', async () => {
      await join('ada', 'N1')
      await announceArea(store, hackney, friday)
      await store.write((database) => database.deleteFrom('outbox').execute())
      expect(await announceArea(store, hackney, daysLater(100))).toBe(0)
      expect(await countWaiting(store.database, hackney)).toEqual({waiting: 0, notifiedBefore: 1})
      // Another area with the same district is news, also when two operators announce it.
      const both = await Promise.all([1, 2].map(() => announceArea(store, islington, friday)))
      expect(both.toSorted()).toEqual([0, 1])
    })

    it('notifies more people than one statement can hold', async () => {
      await joinAll(1200, 'E8')
      expect(await announceArea(store, hackney, friday)).toBe(1200)
      expect(new Set(await announced()).size).toBe(1200)
    })

    it('writes once to an address that several people or services share, and counts it once', async () => {
      for (const change of [{}, {name: 'Grace'}, {service: 'nurse', area: 'E8'}, {area: 'N7'}]) {
        const family = {email: 'family@example.org', area: 'N1', service: 'gp', ...change}
        await registerInterest(store, signer, sampleRegistration(family))
      }
      expect(await countWaiting(store.database, hackney)).toEqual({waiting: 1, notifiedBefore: 0})
      expect(await announceArea(store, hackney, friday)).toBe(1)
      expect(await announceArea(store, islington, friday)).toBe(1)
    })

    it('sends in waves and to a sample, and goes on after it was stopped', async () => {
      for (const name of ['a', 'b', 'c', 'd']) await join(name, 'N1')
      expect(await announceArea(store, hackney, friday, {onlyTo: 'x@example.org'})).toBe(0)
      expect(await announceArea(store, hackney, friday, {onlyTo: 'c@example.org'})).toBe(1)
      await send()
      const sent = server.received.find(({mail}) => mail.subject === 'Open in Hackney')
      expect(sent?.envelopeTo).toEqual(['c@example.org'])
      expect(sent?.mail.text).toContain('/api/interest/leave?token=')
      expect(await announceArea(store, hackney, friday, {limit: 2})).toBe(2)
      expect(await countWaiting(store.database, hackney)).toEqual({waiting: 1, notifiedBefore: 3})
      // Another area's e-mails stay.
      await join('e', 'N7')
      await announceArea(store, islington, friday, {onlyTo: 'e@example.org'})
      expect(await stopAnnouncement(store, 'areaOpen', hackney.slug)).toBe(2)
      expect(await countWaiting(store.database, hackney)).toEqual({waiting: 3, notifiedBefore: 1})
      expect(await announceArea(store, hackney, friday)).toBe(3)
    })

    it('leaves out an address that was refused for good, until an e-mail to it is accepted', async () => {
      await join('gone', 'N1')
      server.refuse('recipient', {code: 550, text: '5.1.1 no such user'})
      const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
      await send()
      errors.mockRestore()
      server.refuse('recipient', null)
      await purge(store, signer, daysLater(60))
      expect(await announceArea(store, hackney, daysLater(60))).toBe(0)
      await join('gone', 'E8')
      await send(daysLater(61))
      expect(await announceArea(store, hackney, daysLater(61))).toBe(1)
    })

    it('withdraws e-mail and notice of people who left, were erased or purged (LAW-3)', async () => {
      for (const name of ['left', 'erased', 'old']) await join(name, 'N1')
      await announceArea(store, hackney, friday)
      await leave('left')
      await eraseAddress(store, signer, 'erased@example.org', friday)
      expect(await announced()).toEqual(['old'])
      await purge(store, signer, daysLater(800))
      expect(await rowsIn(store).areaNotice()).toEqual([])
    })
  })

  describe('readWaitingSteps', () => {
    const areas = [
      {slug: 'southwark', postcodes: ['SE1', 'SE5']},
      {slug: 'lambeth', postcodes: ['SE5', 'SW9']},
      {slug: 'camden', postcodes: ['EC1']},
    ]
    const steps = (now = daysLater(1)) => readWaitingSteps(store.database, areas, now)

    it('shows steps of 10, 30 and 100 patients, until one of them leaves (AREA-5)', async () => {
      await joinAll(10, 'SE1', 'GP')
      await joinAll(10, 'M1')
      await joinAll(9, 'SE1')
      expect(await steps()).toEqual({})
      await join('tenth', 'southwark')
      expect(await steps()).toEqual({southwark: 1})
      await leave('tenth')
      expect(await steps()).toEqual({})
      await joinAll(20, 'southwark')
      expect(await steps()).toEqual({southwark: 1})
      await joinAll(79, 'SE1')
      expect(await steps()).toEqual({southwark: 2})
      await joinAll(21, 'southwark')
      expect(await steps()).toEqual({southwark: 3})
    })

    it('counts for each area of a postcode district, also where a letter ends it (AREA-5)', async () => {
      await joinAll(10, 'SE5')
      await joinAll(20, 'SW9')
      await joinAll(10, 'EC1A')
      expect(await steps()).toEqual({camden: 1, lambeth: 2, southwark: 1})
    })

    it('counts from the midnight after people joined until they are deleted (AREA-5)', async () => {
      await joinAll(10, 'SE1')
      for (const [now, shown] of [
        ['2026-11-20T23:59:59Z', {}],
        ['2026-11-21T00:00:00Z', {southwark: 1}],
        ['2028-11-20T18:00:00Z', {southwark: 1}],
        ['2028-11-20T18:00:01Z', {}],
      ] as const) {
        expect([now, await steps(new Date(now))]).toEqual([now, shown])
      }
    })
  })
})
