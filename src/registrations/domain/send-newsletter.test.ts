import {jest} from '@jest/globals'
import {sendDueMails} from '#registrations/mail/mail-worker.ts'
import type {RegistrationStore} from '#registrations/store/registration-store.ts'
import {describeOnEachDatabase, rowsIn} from '#registrations/testing/each-database.ts'
import {type MailServer, startMailServer} from '#registrations/testing/mail-server.ts'
import {mailWorkerOptions} from '#registrations/testing/mail-work.ts'
import {daysLater, friday, sampleRegistration, signer} from '#registrations/testing/people.ts'
import {stopAnnouncement} from './announcement.ts'
import {eraseAddress} from './erase.ts'
import {confirmNewsletter, stopNewsletter} from './newsletter.ts'
import {purge} from './purge.ts'
import {registerInterest} from './register-interest.ts'
import {countSubscribers, sendNewsletter} from './send-newsletter.ts'

describeOnEachDatabase('sendNewsletter', (databases) => {
  let store: RegistrationStore
  let server: MailServer

  beforeEach(async () => {
    store = await databases.store()
    server = await startMailServer()
  })
  afterEach(() => server.stop())

  const address = (name: string) => `${name}@example.org`
  const consentOf = async (name: string) => {
    const rows = await rowsIn(store).consent()
    return rows.find((row) => row.emailKey === address(name) && row.withdrawnAt === null)?.id ?? ''
  }
  const wish = (name: string) =>
    registerInterest(store, signer, sampleRegistration({email: address(name)}))
  const confirm = async (name: string) =>
    confirmNewsletter(store, signer, await consentOf(name), friday)
  const stop = async (name: string) =>
    stopNewsletter(store, signer, await consentOf(name), 'test', friday)
  const subscribe = async (...names: string[]) => {
    for (const name of names) {
      await wish(name)
      await confirm(name)
    }
  }
  const send = (now = friday) => sendDueMails(mailWorkerOptions(store, server.url, {now}), 'a')
  const sendAll = async () => {
    while ((await send()) > 0);
  }
  const readers = () =>
    server.received
      .filter(({mail}) => mail.subject === 'News: We have a phone')
      .map(({envelopeTo}) => envelopeTo.join())
      .toSorted()
  const queue = (wave = {}, now = friday, id = 'update-1') => sendNewsletter(store, id, now, wave)

  it('sends an update once to each address that confirmed, with a link that stops news (LAW-1)', async () => {
    await subscribe('ada', 'bea', 'cleo', 'dora')
    await wish('pending')
    await stop('bea')
    await eraseAddress(store, signer, address('cleo'), friday)
    expect(await countSubscribers(store.database, 'update-1')).toMatchObject({waiting: 2})
    // Two operators at once.
    expect((await Promise.all([queue(), queue()])).toSorted()).toEqual([0, 2])
    // Somebody who leaves before the e-mail is sent gets none.
    await stop('dora')
    await sendAll()
    expect(readers()).toEqual([address('ada')])
    const news = server.received.find(({mail}) => mail.subject?.startsWith('News'))?.mail
    const link = /https:\S+unsubscribe\?token=\S+/.exec(news?.text ?? '')?.[0]
    expect(news?.text).toContain('Hello Ada,\n\nCall us.\n\n• At night\n• By day\n')
    expect(news?.text).toContain('Read it:\nhttps://site.example/updates#update-1\n')
    expect(news?.headers).toContainEqual(
      expect.objectContaining({key: 'list-unsubscribe', value: `<${link}>`}),
    )
    // Consent that is given again brings the next newsletter, not the same one.
    await store.write((database) => database.deleteFrom('outbox').execute())
    await stop('ada')
    await subscribe('ada')
    expect(await queue({}, daysLater(40))).toBe(0)
    expect(await countSubscribers(store.database, 'update-2')).toEqual({
      waiting: 1,
      notifiedBefore: 0,
      lastNewsletter: friday.toISOString(),
    })
    expect(await queue({}, daysLater(40), 'update-2')).toBe(1)
  })

  it('sends in waves and to a sample, and goes on after it was stopped', async () => {
    await subscribe('a', 'b', 'c', 'd')
    expect(await queue({onlyTo: address('x')})).toBe(0)
    expect(await queue({onlyTo: address('c')})).toBe(1)
    await sendAll()
    expect(await queue({limit: 2})).toBe(2)
    await queue({onlyTo: address('c')}, friday, 'update-2')
    expect(await stopAnnouncement(store, 'newsletter', 'update-1')).toBe(2)
    expect(await countSubscribers(store.database, 'update-1')).toMatchObject({
      waiting: 3,
      notifiedBefore: 1,
    })
    expect(await queue()).toBe(3)
    await sendAll()
    expect(readers()).toEqual(['a', 'b', 'c', 'c', 'd'].map(address))
  })

  it('leaves out addresses that were refused, and consents that a restored backup revived (LAW-3)', async () => {
    await subscribe('stopped')
    await sendAll()
    const revived = await consentOf('stopped')
    await stop('stopped')
    await store.write((database) =>
      database
        .updateTable('consent')
        .set({withdrawnAt: null, emailHashKey: null})
        .where('id', '=', revived)
        .execute(),
    )
    await subscribe('gone')
    server.refuse('recipient', {code: 550, text: '5.1.1 no such user'})
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await sendAll()
    errors.mockRestore()
    // The registration is deleted before the consent.
    await purge(store, signer, daysLater(800))
    expect(await queue({}, daysLater(800))).toBe(0)
  })
})
