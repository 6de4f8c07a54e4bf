import {execFile} from 'node:child_process'
import {createServer, type Server} from 'node:http'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {EventLog} from '#scripts/analytics-endpoint/event-log.ts'
import {openRegistrationStore} from '#registrations/store/open-store.ts'
import {registerInterest} from '#registrations/domain/register-interest.ts'
import {claimMails, finishMail, postponeMail} from '#registrations/store/outbox.ts'
import {sampleRegistration, signer} from '#registrations/testing/people.ts'
import {listen} from '#lib/testing/listen.ts'
import {startRedis} from '#lib/testing/start-redis.ts'

const folder = mkdtempSync(join(tmpdir(), 'status-'))
const databaseUrl = `file:${join(folder, 'site.db')}`
const metricsToken = 'a token for metrics'
const servers: Server[] = []

afterEach(() => servers.splice(0).forEach((server) => server.close()))
afterAll(() => rmSync(folder, {recursive: true}))

/** Starts a server with the endpoints of a site and a content lake. */
async function serve(database: 'ok' | 'unavailable'): Promise<number> {
  const server = createServer((request, response) => {
    const isAllowed = request.headers.authorization === `Bearer ${metricsToken}`
    if (request.url === '/api/health') {
      response.statusCode = database === 'ok' ? 200 : 503
      response.end(JSON.stringify({status: 'any', database, content: 'ok'}))
    } else if (request.url === '/api/metrics' && isAllowed) {
      response.end('# HELP x\nprocess_start_time_seconds 1700000000\n')
    } else if (request.url === '/_lake/webhooks/pending') response.end('{"pending":2}')
    else response.end('{}')
  })
  servers.push(server)
  return await listen(server)
}

function run(
  sitePort: number,
  lakePort: number,
  redisUrl = '',
): Promise<{code: number; out: string}> {
  const environment = {
    ...process.env,
    NODE_OPTIONS: '',
    NODE_NO_WARNINGS: '1',
    PORT: String(sitePort),
    CONTENT_LAKE_PORT: String(lakePort),
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    METRICS_TOKEN: metricsToken,
    LINK_SIGNING_SECRET: 'a secret for the tests',
    SANITY_API_READ_TOKEN: 'an unused token',
    SANITY_API_WRITE_TOKEN: 'an unused token',
    SANITY_REVALIDATE_SECRET: 'an unused token',
  }
  return new Promise((resolve) => {
    const file = join(import.meta.dirname, 'status.ts')
    execFile(process.execPath, [file], {env: environment}, (error, out) => {
      resolve({code: typeof error?.code === 'number' ? error.code : 0, out})
    })
  })
}

describe('npm run status (OPS-10)', () => {
  it('prints components with their start, pending e-mails and webhooks, failures and events', async () => {
    const store = await openRegistrationStore(databaseUrl)
    const now = new Date('2026-11-20T18:00:00Z')
    await registerInterest(store, signer, sampleRegistration({wantsNewsletter: true}, now))
    const [mail, other] = await claimMails(store, {owner: 'test', max: 2, except: [], now})
    if (mail === undefined || other === undefined) throw new Error('Too few e-mails wait.')
    await finishMail(store, mail, {state: 'refused', failure: '550', now})
    await postponeMail(store, other, 'EAUTH 535 5.7.8 AUTH PLAIN', now)
    await store.close()
    const interest = {email: 'ada@example.org', store: 'appstore'}
    const events = [{event: '$pageview'}, {event: 'download_interest', properties: interest}]
    new EventLog(folder).append(events, now)

    const port = await serve('ok')
    const {code, out} = await run(port, port)
    expect(code).toBe(0)
    expect(out.replaceAll(String(port), 'PORT').split('\n')).toEqual([
      'site          up    http://localhost:PORT since 2023-11-14T22:13:20.000Z',
      'content lake  up    http://127.0.0.1:PORT',
      `database      up    ${join(folder, 'site.db')}`,
      'e-mails       1 waiting, the oldest since 2026-11-20T18:00:00.000Z',
      ...[
        `              1 ${mail.kind} refused: 550`,
        `              1 ${other.kind} waiting: EAUTH 535 5.7.8 AUTH PLAIN`,
      ].toSorted((one, two) => one.trim().localeCompare(two.trim())),
      '              The mail server refuses the login. Check user and password in SMTP_URL.',
      'webhooks      2 waiting',
      `analytics     2 events, 1 of them addresses for the app, in ${join(folder, 'analytics.ndjson')}`,
      '',
    ])
  })

  it('names components that are down and exits with 1', async () => {
    const port = await serve('unavailable')
    const {code, out} = await run(port, 9)
    expect(code).toBe(1)
    expect(out).toContain(`site          DOWN  http://localhost:${port} responds without database`)
    expect(out).toMatch(/content lake {2}DOWN {2}http:\/\/127\.0\.0\.1:9 does not respond/)
    const nobody = await run(9, port)
    expect(nobody.out).toMatch(/site {10}DOWN {2}http:\/\/localhost:9 does not respond/)
  })

  it('prints the state of Redis without its password', async () => {
    const redis = await startRedis()
    const port = await serve('ok')
    const up = await run(port, port, redis.address)
    await redis.kill()
    const down = await run(port, port, redis.address)
    await redis.stop()
    const [, where] = redis.address.split('@')
    expect(up.out).toContain(`Redis         up    ${where}\n`)
    expect(up.code).toBe(0)
    expect(down.out).toContain(`Redis         DOWN  ${where} (Error ECONNREFUSED)\n`)
    expect(down.code).toBe(1)
    const password = new URL(redis.address).password
    expect(up.out + down.out).not.toContain(password)
  }, 40_000)
})
