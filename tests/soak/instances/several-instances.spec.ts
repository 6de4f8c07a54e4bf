import {encodeSignatureHeader} from '@sanity/webhook'
import {expect, test} from '@playwright/test'
import {type MailServer, startMailServer} from '#registrations/testing/mail-server.ts'
import {type PrivatePostgres, startPostgres} from '#registrations/testing/postgres.ts'
import {type PostgresRelay, startPostgresRelay} from '#registrations/testing/postgres-relay.ts'
import {Processes} from '#scripts/cli/processes.ts'
import {type PrivateRedis, startRedis} from '#lib/testing/start-redis.ts'
import {balancerPort, instancePorts} from '#tests/support/addresses.ts'
import {siteContent} from '#tests/support/site-content.ts'
import {IsolatedSite} from '#tests/support/isolated-site.ts'
import {type LoadBalancer, startLoadBalancer} from '#tests/support/load-balancer.ts'
import {waitUntilFresh} from '#tests/support/rendered-pages.ts'
import {secrets} from '#tests/support/secrets.ts'

const {lakePort, publish, withRestored} = siteContent
const pages = ['/', '/about', '/contact', '/faq', '/gp-visit']
/** Maximum number of forms per hour with one e-mail address, on all instances together. */
const perInbox = 3
const visitorCount = 8

/** A generous limit, because other tests run at the same time. */
const within = {timeout: 60_000, intervals: [50]}

test.describe.configure({mode: 'serial'})

let postgres: PrivatePostgres
let database: PostgresRelay
let redis: PrivateRedis
let mail: MailServer
let balancer: LoadBalancer
let first: IsolatedSite
let second: IsolatedSite
const processes = new Processes()

const textOf = async (url: string) => await (await fetch(url)).text()
const shows = async (instance: IsolatedSite, path: string, text: string) =>
  (await textOf(instance.origin + path)).includes(text)
const expectShown = (instance: IsolatedSite, path: string, text: string) =>
  expect
    .poll(() => shows(instance, path, text), {
      ...within,
      message: `${instance.origin} shows ${text}`,
    })
    .toBe(true)

const health = async (instance: IsolatedSite): Promise<unknown> =>
  await (await fetch(`${instance.origin}/api/health`)).json()
const expectHealth = (instance: IsolatedSite, parts: Readonly<Record<string, string>>) =>
  expect.poll(() => health(instance), within).toMatchObject(parts)

const environment = () => ({
  DATABASE_URL: database.address,
  REDIS_URL: redis.address,
  NEXT_PUBLIC_SITE_URL: balancer.origin,
  TRUSTED_PROXY_HOPS: '1',
  FORM_LIMIT_PER_EMAIL: String(perInbox),
  SMTP_URL: mail.url,
  MAIL_FROM: 'Lamplight <hello@lamplight.example>',
})

/** Sends a webhook about the contact page, either to one instance or, as Sanity does, through the proxy. */
async function sendWebhook(origin: string): Promise<void> {
  const change = {_id: 'page-contact', _type: 'page', slug: '/contact', operation: 'update'}
  const body = JSON.stringify({...change, previousSlug: '/contact'})
  const response = await fetch(`${origin}/api/revalidate`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'sanity-webhook-signature': await encodeSignatureHeader(
        body,
        Date.now(),
        secrets.SANITY_REVALIDATE_SECRET,
      ),
    },
  })
  expect(response.status).toBe(200)
}

const headline = (text: string) => publish('page-contact', {set: {'sections[0].heading': text}})

interface Visit {
  /** The number of earlier requests. */
  turn: number
  /** The status of the response, or the error message when there was none. */
  status: number | string
}

/** Starts several visitors, who send requests through the proxy without a pause until `stop` is called. */
function visit(): {turn: () => number; stop: () => Promise<Visit[]>} {
  const visits: Visit[] = []
  let turns = 0
  let isOver = false
  const request = async (path: string): Promise<number> => {
    const response = await fetch(balancer.origin + path)
    await response.arrayBuffer()
    return response.status
  }
  const visitors = Array.from({length: visitorCount}, async () => {
    while (!isOver) {
      const turn = turns++
      const status = await request(pages[turn % pages.length] ?? '/').catch(String)
      visits.push({turn, status})
    }
  })
  return {
    turn: () => turns,
    stop: async () => {
      isOver = true
      await Promise.all(visitors)
      return visits
    },
  }
}

async function register(origin: string, email: string, name = 'Ada'): Promise<number> {
  const response = await fetch(`${origin}/api/interest/register`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({name, lastName: 'Lovelace', email, role: 'patient'}),
  })
  return response.status
}

test.beforeAll(async () => {
  postgres = await startPostgres()
  database = await startPostgresRelay(await postgres.createDatabase())
  redis = await startRedis()
  mail = await startMailServer()
  balancer = await startLoadBalancer(balancerPort, instancePorts)
  const [firstPort, secondPort] = instancePorts
  first = new IsolatedSite({name: 'instance-1', port: firstPort, lakePort}, processes)
  second = new IsolatedSite({name: 'instance-2', port: secondPort, lakePort}, processes)
  await Promise.all([first.start(environment()), second.start(environment())])
  await Promise.all([first.catchUp(), second.catchUp()])
})

test.afterAll(async () => {
  await processes.stopAll()
  await Promise.all([balancer.stop(), mail.stop(), database.cut()])
  await Promise.all([postgres.stop(), redis.stop()])
})

test('one webhook updates the pages of every instance (OPS-8)', async () => {
  await withRestored(['page-contact'], async () => {
    for (const text of ['Sent to either instance', 'Sent to the next instance']) {
      await headline(text)
      await sendWebhook(balancer.origin)
      await Promise.all([first, second].map((instance) => expectShown(instance, '/contact', text)))
    }
  })
})

test('instances share one outbox and one limit, and send each e-mail once (OPS-8)', async () => {
  const people = Array.from({length: 12}, (_unused, index) => `instance-${index}@example.org`)
  const statuses = people.map((email, index) =>
    register((index % 2 === 0 ? first : second).origin, email),
  )
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([201]))
  const sent = () => mail.received.map(({envelopeTo}) => envelopeTo.join())
  await expect.poll(() => new Set(sent()).size, within).toBe(people.length)
  // Both instances have polled again, so no second copy is pending.
  expect(sent().toSorted()).toEqual(people.toSorted())

  // Together, the instances send no more e-mails to an address than one of them would.
  const often = () =>
    mail.received.filter(({envelopeTo}) => envelopeTo.includes('often@example.org'))
  for (let time = 0; time < perInbox + 2; time++) {
    const {origin} = time % 2 === 0 ? first : second
    expect(await register(origin, 'often@example.org', `Often${time}`)).toBe(201)
    await expect.poll(() => often().length, within).toBe(Math.min(time + 1, perInbox))
  }
})

test('every instance shows a publication while the database is unavailable (OPS-8)', async () => {
  await withRestored(['page-contact'], async () => {
    await database.cut()
    await headline('Published without the database')
    await sendWebhook(first.origin)
    await Promise.all(
      [first, second].map((instance) =>
        expectShown(instance, '/contact', 'Published without the database'),
      ),
    )
    expect(await register(first.origin, 'nobody@example.org')).toBe(503)
    await expectHealth(second, {status: 'unavailable', database: 'unavailable', sharing: 'ok'})
    await database.restore()
    await expectHealth(second, {status: 'ok', database: 'ok'})
  })
})

/** Waits until each instance has read everything in the stream. */
async function allHaveRead(): Promise<void> {
  for (const instance of [first, second]) {
    const text = `Read after everything from ${instance.origin}`
    await headline(text)
    await sendWebhook(instance.origin)
    await Promise.all([first, second].map((other) => expectShown(other, '/contact', text)))
  }
}

/** How to begin and end each failure of Redis. */
const outages = {
  dies: {begin: () => redis.kill(), end: () => redis.start()},
  hangs: {begin: () => redis.pause(), end: () => redis.resume()},
} as const

for (const how of ['dies', 'hangs'] as const) {
  test(`every instance serves pages when Redis ${how}, and catches up when it is back (OPS-8)`, async () => {
    const text = `Published while Redis ${how}`
    await withRestored(['page-contact'], async () => {
      await allHaveRead()
      await Promise.all([first, second].map(({origin}) => waitUntilFresh(pages, origin)))
      await outages[how].begin()
      const visitors = visit()
      await headline(text)
      await sendWebhook(first.origin)
      await expectShown(first, '/contact', text)
      await expectHealth(second, {status: 'unavailable', database: 'ok', sharing: 'unavailable'})
      expect(await shows(second, '/contact', text)).toBe(false)
      await outages[how].end()
      await expectShown(second, '/contact', text)
      expect((await visitors.stop()).filter(({status}) => status !== 200)).toEqual([])
      await expectHealth(second, {status: 'ok', sharing: 'ok'})
    })
  })
}

test('every instance compares its pages with the content when Redis has lost its stream (OPS-6)', async () => {
  await withRestored(['page-contact'], async () => {
    // No webhook announces this, as if Redis had lost it.
    await headline('Sent to no instance')
    await redis.kill()
    await redis.start()
    await Promise.all(
      [first, second].map((instance) => expectShown(instance, '/contact', 'Sent to no instance')),
    )
  })
})

test('a killed instance loses only the responses in flight (OPS-8)', async () => {
  const visitors = visit()
  await expect.poll(() => balancer.inFlight(instancePorts[0]), within).toBeGreaterThan(0)
  await first.kill()
  const ended = visitors.turn()
  await expect.poll(() => visitors.turn(), within).toBeGreaterThan(ended + 10 * visitorCount)
  const lost = (await visitors.stop()).filter(({status}) => status !== 200)
  // The proxy sends later requests, and those without a response yet, to the other instance.
  expect(lost.filter(({turn}) => turn >= ended)).toEqual([])
  expect(lost.length).toBeLessThanOrEqual(visitorCount)
})

test('a restarted instance shows what was published while it was down (OPS-6, OPS-8)', async () => {
  await withRestored(['page-contact'], async () => {
    await headline('Published while one was down')
    await sendWebhook(second.origin)
    await expectShown(second, '/contact', 'Published while one was down')
    await first.start(environment())
    await expectShown(first, '/contact', 'Published while one was down')
    await first.stop()
  })
})
