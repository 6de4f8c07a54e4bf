import {expect, test} from '@playwright/test'
import type {FaultyRelay} from '#lib/testing/faulty-relay.ts'
import {type MailServer, startMailServer} from '#registrations/testing/mail-server.ts'
import {type PrivatePostgres, startPostgres} from '#registrations/testing/postgres.ts'
import {startPostgresRelay} from '#registrations/testing/postgres-relay.ts'
import {Processes} from '#scripts/cli/processes.ts'
import {type PrivateRedis, startRedis} from '#lib/testing/start-redis.ts'
import {instancePorts} from '#tests/support/addresses.ts'
import {siteContent} from '#tests/support/site-content.ts'
import {IsolatedSite} from '#tests/support/isolated-site.ts'
import {postWebhook} from '#tests/support/post-webhook.ts'
import {waitUntilFresh} from '#tests/support/rendered-pages.ts'

const {lakePort, publish, withRestored} = siteContent
const pages = ['/', '/about', '/contact', '/faq', '/gp-visit']
/** Maximum number of forms per hour with one e-mail address, on all instances together. */
const perInbox = 3

/** A generous limit, because other tests run at the same time. */
const within = {timeout: 60_000, intervals: [50]}

test.describe.configure({mode: 'serial'})

let postgres: PrivatePostgres
let database: FaultyRelay
let redis: PrivateRedis
let mail: MailServer
let first: IsolatedSite
let second: IsolatedSite
let environment: Record<string, string>
const processes = new Processes()

const shows = async ({origin}: IsolatedSite, text: string) =>
  (await (await fetch(`${origin}/contact`)).text()).includes(text)
const expectShown = (text: string, instances = [first, second]) =>
  Promise.all(
    instances.map((instance) =>
      expect
        .poll(() => shows(instance, text), {...within, message: `${instance.origin} shows ${text}`})
        .toBe(true),
    ),
  )

const expectHealth = (instance: IsolatedSite, parts: Readonly<Record<string, string>>) =>
  expect
    .poll(async (): Promise<unknown> => {
      const response = await fetch(`${instance.origin}/api/health`)
      return await response.json()
    }, within)
    .toMatchObject(parts)

const headline = (text: string) => publish('page-contact', {set: {'sections[0].heading': text}})

/** Changes the contact page and, as Sanity does, notifies one instance. */
async function publishAt({origin}: IsolatedSite, text: string): Promise<void> {
  await headline(text)
  const change = {_id: 'page-contact', _type: 'page', slug: '/contact', operation: 'update'}
  const response = await postWebhook({...change, previousSlug: '/contact'}, {origin})
  expect(response.status).toBe(200)
}

async function register({origin}: IsolatedSite, email: string, name = 'Ada'): Promise<number> {
  const response = await fetch(`${origin}/api/interest/register`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({name, lastName: 'Lovelace', email, role: 'patient'}),
  })
  return response.status
}

test.beforeAll(async () => {
  postgres = await startPostgres()
  const {relay, address} = await startPostgresRelay(await postgres.createDatabase())
  database = relay
  redis = await startRedis()
  mail = await startMailServer()
  environment = {
    DATABASE_URL: address,
    REDIS_URL: redis.address,
    // Instances of one site, whose stream has its name.
    NEXT_PUBLIC_SITE_URL: `http://localhost:${instancePorts[0]}`,
    FORM_LIMIT_PER_EMAIL: String(perInbox),
    SMTP_URL: mail.url,
    MAIL_FROM: 'Lamplight <hello@lamplight.example>',
  }
  const [firstPort, secondPort] = instancePorts
  first = new IsolatedSite({name: 'instance-1', port: firstPort, lakePort}, processes)
  second = new IsolatedSite({name: 'instance-2', port: secondPort, lakePort}, processes)
  await Promise.all([first.start(environment), second.start(environment)])
  await Promise.all([first.catchUp(), second.catchUp()])
})

test.afterAll(async () => {
  await processes.stopAll()
  await Promise.all([mail.stop(), database.stop()])
  await Promise.all([postgres.stop(), redis.stop()])
})

test('one webhook updates the pages of every instance, also while the database is unavailable (OPS-8)', async () => {
  await withRestored(['page-contact'], async () => {
    await publishAt(second, 'Sent to the second instance')
    await expectShown('Sent to the second instance')
    await database.play('refused')
    await publishAt(first, 'Published without the database')
    await expectShown('Published without the database')
    expect(await register(first, 'nobody@example.org')).toBe(503)
    await expectHealth(second, {status: 'unavailable', database: 'unavailable', sharing: 'ok'})
    await database.play(null)
    await expectHealth(second, {status: 'ok', database: 'ok'})
  })
})

test('instances share one outbox and one limit, and send each e-mail once (OPS-8)', async () => {
  const people = Array.from({length: 12}, (_unused, index) => `instance-${index}@example.org`)
  const statuses = people.map((email, index) => register(index % 2 === 0 ? first : second, email))
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([201]))
  const sent = () => mail.received.map(({envelopeTo}) => envelopeTo.join())
  await expect.poll(() => new Set(sent()).size, within).toBe(people.length)
  // Both instances have polled again, so no second copy is pending.
  expect(sent().toSorted()).toEqual(people.toSorted())

  // Together, the instances send no more e-mails to an address than one of them would.
  const often = () => sent().filter((to) => to === 'often@example.org').length
  for (let time = 0; time < perInbox + 2; time++) {
    const instance = time % 2 === 0 ? first : second
    expect(await register(instance, 'often@example.org', `Often${time}`)).toBe(201)
    await expect.poll(often, within).toBe(Math.min(time + 1, perInbox))
  }
})

test('every instance serves pages while Redis hangs, and catches up when it is back (OPS-8)', async () => {
  const text = 'Published while Redis hangs'
  await withRestored(['page-contact'], async () => {
    // Each instance has read everything in the stream.
    for (const instance of [first, second]) {
      await publishAt(instance, `Read from ${instance.origin}`)
      await expectShown(`Read from ${instance.origin}`)
    }
    await Promise.all([first, second].map(({origin}) => waitUntilFresh(pages, origin)))
    redis.pause()
    await publishAt(first, text)
    await expectShown(text, [first])
    await expectHealth(second, {status: 'unavailable', database: 'ok', sharing: 'unavailable'})
    for (const {origin} of [first, second])
      for (const path of pages) expect((await fetch(origin + path)).status).toBe(200)
    expect(await shows(second, text)).toBe(false)
    redis.resume()
    await expectShown(text, [second])
    await expectHealth(second, {status: 'ok', sharing: 'ok'})
  })
})

test('every instance compares its pages with the content when Redis has lost its stream (OPS-6)', async () => {
  await withRestored(['page-contact'], async () => {
    // No webhook announces this, as if Redis had lost it.
    await headline('Sent to no instance')
    await redis.kill()
    await redis.start()
    await expectShown('Sent to no instance')
  })
})

test('a killed instance shows what was published while it was down (OPS-6, OPS-8)', async () => {
  await withRestored(['page-contact'], async () => {
    await first.kill()
    await publishAt(second, 'Published while one was down')
    await expectShown('Published while one was down', [second])
    await first.start(environment)
    await expectShown('Published while one was down', [first])
    await first.stop()
  })
})
