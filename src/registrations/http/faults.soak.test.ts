import {jest} from '@jest/globals'
import {copyFileSync, mkdtempSync, renameSync, rmSync} from 'node:fs'
import {Agent, request} from 'node:http'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {sql} from 'kysely'
import {type RegistrationStore, openRegistrationStore} from '#registrations/store/open-store.ts'
import {retryWhenLocked} from '#registrations/store/retry-when-locked.ts'
import {describeOnEachDatabase} from '#registrations/testing/each-database.ts'
import {type PrivatePostgres, startPostgres} from '#registrations/testing/postgres.ts'
import {startPostgresRelay} from '#registrations/testing/postgres-relay.ts'
import {startFormsProcess} from './testing/forms-process.ts'
import {type ServedForms, serveForms} from './testing/serve-forms.ts'

const path = '/api/interest/register'
const person = (email: string) => ({
  name: 'Ada',
  lastName: 'L',
  email,
  role: 'patient',
  wantsNewsletter: true,
})

/** @returns the status; `null` when the connection broke before one arrived */
function post(agent: Agent, origin: string, email: string): Promise<number | null> {
  return new Promise((resolve) => {
    const sending = request(
      origin + path,
      {method: 'POST', agent, headers: {'content-type': 'application/json'}},
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? null))
        response.on('error', () => resolve(null))
      },
    )
    sending.on('error', () => resolve(null))
    sending.end(JSON.stringify(person(email)))
  })
}

async function rowsByEmail(store: RegistrationStore): Promise<Map<string, number>> {
  const rows = await store.database.selectFrom('registration').select('emailKey').execute()
  const counts = new Map<string, number>()
  for (const {emailKey} of rows) counts.set(emailKey, (counts.get(emailKey) ?? 0) + 1)
  return counts
}

/** Takes the write lock, as another program does, without blocking this process. */
async function holdLock(file: string) {
  const database = new DatabaseSync(file)
  await retryWhenLocked(() => database.exec('begin immediate'), 15_000)
  return {
    release: () => {
      database.exec('rollback')
      database.close()
    },
  }
}

describeOnEachDatabase('form endpoint, when its process is killed', (databases) => {
  it('keeps each acknowledged registration exactly once, of 2,000 in parallel', async () => {
    const address = await databases.address()
    const emails = Array.from({length: 2000}, (_, index) => `p${index}@example.com`)
    const first = await startFormsProcess(address)
    const agent = new Agent({keepAlive: true, maxSockets: 200})
    const acknowledged: string[] = []
    let killing: Promise<void> | undefined
    await Promise.all(
      emails.map(async (email) => {
        if ((await post(agent, first.origin, email)) !== 201) return
        acknowledged.push(email)
        if (acknowledged.length >= 700) killing ??= first.kill()
      }),
    )
    await killing
    expect(acknowledged.length).toBeGreaterThanOrEqual(700)
    expect(acknowledged.length).toBeLessThan(2000)

    const store = await openRegistrationStore(address)
    const kept = await rowsByEmail(store)
    expect(acknowledged.filter((email) => kept.get(email) !== 1)).toEqual([])
    const queued = await store.database
      .selectFrom('outbox')
      .select('emailKey')
      .where('kind', '=', 'waitlistWelcome')
      .execute()
    expect(queued.map(({emailKey}) => emailKey).toSorted()).toEqual([...kept.keys()].toSorted())

    const second = await startFormsProcess(address)
    const again = await Promise.all(emails.map((email) => post(agent, second.origin, email)))
    expect(again.filter((status) => status !== 201)).toEqual([])
    await second.kill()
    const all = await rowsByEmail(store)
    expect([...all.values()].filter((rows) => rows !== 1)).toEqual([])
    expect(all.size).toBe(2000)
    await store.close()
    agent.destroy()
  }, 120_000)
})

describe('form endpoint, when the database cannot write', () => {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'))
  const errors = jest.spyOn(console, 'error')
  beforeEach(() => errors.mockImplementation(() => undefined))
  afterEach(() => {
    expect(errors).toHaveBeenCalled()
    expect(JSON.stringify(errors.mock.calls)).not.toMatch(/@|Ada/)
    errors.mockReset()
  })
  afterAll(() => {
    errors.mockRestore()
    rmSync(folder, {recursive: true})
  })

  const headers = {'content-type': 'application/json'}
  const servers: PrivatePostgres[] = []
  afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())))
  const open: ServedForms[] = []
  const serve = async (store: () => Promise<RegistrationStore>) => {
    const served = await serveForms(store)
    open.push(served)
    return served.origin
  }
  afterEach(() => Promise.all(open.splice(0).map((served) => served.stop())))

  const register = (origin: string, email = 'late@example.com') =>
    fetch(origin + path, {method: 'POST', headers, body: JSON.stringify(person(email))})
  const write = (origin: string, message = 'x') => {
    const body = JSON.stringify({firstName: 'Ada', email: 'a@b.example', message})
    return fetch(`${origin}/api/contact`, {method: 'POST', headers, body})
  }

  async function expectUnavailable(origin: string): Promise<void> {
    const [registration, message, form] = await Promise.all([
      register(origin),
      write(origin),
      fetch(origin + path, {
        method: 'POST',
        headers: {accept: 'text/html'},
        body: new URLSearchParams({name: 'Ada', lastName: 'L', email: 'a@b.example', role: 'GP'}),
        redirect: 'manual',
      }),
    ])
    expect([registration.status, message.status]).toEqual([503, 503])
    expect(registration.headers.get('retry-after')).toBe('30')
    expect(await registration.json()).toEqual({
      type: 'about:blank',
      title: 'We could not save your details. Please try again later.',
      status: 503,
      code: 'unavailable',
    })
    expect(await message.json()).toMatchObject({
      title: 'Sorry, something went wrong. Please try again.',
    })
    expect(form.headers.get('location')).toBe('/register-interest/problem')
  }

  /** @returns the number of successful requests before the first failure */
  async function fill(send: (index: number) => Promise<Response>): Promise<number> {
    for (let sent = 0; sent < 2000; sent++) if (!(await send(sent)).ok) return sent
    throw new Error('The disk did not become full.')
  }

  it('responds 503 while the disk is full, and recovers', async () => {
    const store = await openRegistrationStore(`file:${join(folder, 'full.db')}`)
    const origin = await serve(() => Promise.resolve(store))
    const {rows} = await sql<{page_count: number}>`pragma page_count`.execute(store.database)
    const limit = (rows[0]?.page_count ?? 0) + 6
    await store.write((writer) => sql`pragma max_page_count = ${sql.lit(limit)}`.execute(writer))
    const people = await fill((index) => register(origin, `p${index}@example.com`))
    const messages = await fill((index) => write(origin, `${index}${'x'.repeat(4000)}`))
    await fill((index) => write(origin, String(index)))
    await expectUnavailable(origin)
    expect((await rowsByEmail(store)).size).toBe(people)
    const long = await store.database
      .selectFrom('message')
      .select('id')
      .where('message', 'like', '%xxx')
      .execute()
    expect(long).toHaveLength(messages)
    await store.write((writer) => sql`pragma max_page_count = 1000000`.execute(writer))
    expect((await register(origin)).status).toBe(201)
    await store.close()
  }, 60_000)

  it('responds 503 while another program holds the lock for longer than the timeout', async () => {
    const file = join(folder, 'locked.db')
    const store = await openRegistrationStore(`file:${file}`, {lockTimeoutMs: 100})
    const origin = await serve(() => Promise.resolve(store))
    const lock = await holdLock(file)
    await expectUnavailable(origin)
    lock.release()
    expect((await register(origin)).status).toBe(201)
    expect([...(await rowsByEmail(store)).keys()]).toEqual(['late@example.com'])
    await store.close()
  }, 60_000)

  it('responds 503 while the file is moved or replaced, and recovers when it is back', async () => {
    const file = join(folder, 'moved.db')
    const store = await openRegistrationStore(`file:${file}`)
    const origin = await serve(() => Promise.resolve(store))
    expect((await register(origin, 'before@example.com')).status).toBe(201)
    renameSync(file, `${file}.away`)
    await expectUnavailable(origin)
    // The health check runs this query.
    await expect(sql`select 1 from registration`.execute(store.database)).rejects.toThrow('moved')
    copyFileSync(`${file}.away`, file)
    await expectUnavailable(origin)
    renameSync(`${file}.away`, file)
    expect((await register(origin, 'after@example.com')).status).toBe(201)
    expect([...(await rowsByEmail(store)).keys()].toSorted()).toEqual([
      'after@example.com',
      'before@example.com',
    ])
    await store.close()
  }, 60_000)

  it('responds 503 while PostgreSQL accepts connections without responding, and recovers on new ones', async () => {
    const server = await startPostgres()
    servers.push(server)
    const {relay, address} = await startPostgresRelay(await server.createDatabase())
    const store = await openRegistrationStore(address)
    const origin = await serve(() => Promise.resolve(store))
    // Connections open before the outage.
    const before = [1, 2, 3].map((index) => register(origin, `before${index}@example.com`))
    expect((await Promise.all(before)).map(({status}) => status)).toEqual([201, 201, 201])
    await relay.play('hanging')
    const waiting = expectUnavailable(origin)
    // Requests without a database query are not affected.
    expect((await fetch(`${origin}/api/contact`)).status).toBe(405)
    await waiting
    // After a failover, open connections stay open without a response.
    relay.forget()
    // Each connection fails once; the test's timeout bounds the loop.
    while ((await register(origin)).status !== 201) expect(errors).toHaveBeenCalled()
    expect((await register(origin, 'after@example.com')).status).toBe(201)
    const kept = [...(await rowsByEmail(store)).keys()].toSorted()
    expect(kept).toEqual([
      'after@example.com',
      ...[1, 2, 3].map((index) => `before${index}@example.com`),
      'late@example.com',
    ])
    await Promise.all([store.close(), relay.stop()])
  }, 180_000)

  it('survives a connection to PostgreSQL that is reset while in use', async () => {
    const server = await startPostgres()
    servers.push(server)
    const {relay, address} = await startPostgresRelay(await server.createDatabase())
    const store = await openRegistrationStore(address)
    const inUse = Promise.withResolvers<undefined>()
    const writing = store.write(async (writer) => {
      await sql`select 1`.execute(writer)
      inUse.resolve(undefined)
      await sql`select pg_sleep(60)`.execute(writer)
    })
    await inUse.promise
    const failed = expect(writing).rejects.toThrow()
    await relay.play('killed')
    await failed
    await relay.play(null)
    expect((await register(await serve(() => Promise.resolve(store)))).status).toBe(201)
    await Promise.all([store.close(), relay.stop()])
  }, 60_000)
})

describe('form endpoint, while the database is locked', () => {
  it('delays only the form', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'faults-'))
    const file = join(folder, 'site.db')
    const store = await openRegistrationStore(`file:${file}`, {lockTimeoutMs: 60_000})
    const writing = Promise.withResolvers<true>()
    const noting: RegistrationStore = {
      ...store,
      writeGrouped: (emailKey, job) => {
        writing.resolve(true)
        return store.writeGrouped(emailKey, job)
      },
    }
    const {origin, stop} = await serveForms(() => Promise.resolve(noting))
    const lock = await holdLock(file)
    const registration = post(new Agent(), origin, 'late@example.com')
    await writing.promise
    // Client, server and lock share this process, so a blocking wait would deadlock.
    for (let others = 0; others < 5; others++) {
      expect((await fetch(`${origin}/api/contact`)).status).toBe(405)
    }
    lock.release()
    expect(await registration).toBe(201)
    expect([...(await rowsByEmail(store)).keys()]).toEqual(['late@example.com'])
    await stop()
    await store.close()
    rmSync(folder, {recursive: true})
  }, 60_000)
})
