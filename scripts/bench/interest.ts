import {randomUUID} from 'node:crypto'
import {rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {openRegistrationStore} from '#registrations/store/open-store.ts'
import {startPostgres} from '#registrations/testing/postgres.ts'
import {benchSettings, dataFolder, quantile, startBenchSite} from './bench-site.ts'
import {connections, type LoadResult, sendLoad} from './wrk.ts'

/**
 * `npm run bench:interest`: measures registrations a second through the built site, on SQLite and on PostgreSQL,
 * compared with requests that fill in the honeypot and are parsed but not stored. Then compares the response times
 * for known and new addresses, which must not reveal who is registered (API-6, LAW-7). Client, site and database
 * share the processors. Needs `wrk`; `-- --seconds 5` takes less time.
 */
const {values} = parseArgs({options: {seconds: {type: 'string', default: '8'}}})
const seconds = Number(values.seconds)
const rounds = 3
const pairs = 500
const knownPeople = 20
const noLimits = {
  FORM_LIMIT_PER_ADDRESS: '1000000',
  FORM_LIMIT_PER_EMAIL: '1000000',
  FORM_LIMIT_PER_EMAIL_DAY: '1000000',
  FORM_LIMIT_PER_DOMAIN_DAY: '1000000',
  SMTP_URL: '',
}
const honeypot = {company: 'x'}

const postgres = await startPostgres()
try {
  await measureOn('SQLite', `file:${join(dataFolder, 'registrations.db')}`)
  await measureOn('PostgreSQL', await postgres.createDatabase())
} finally {
  await postgres.stop()
}

async function measureOn(name: string, databaseUrl: string): Promise<void> {
  const site = await startBenchSite(benchSettings({...noLimits, DATABASE_URL: databaseUrl}))
  const url = `${site.origin}/api/interest/register`
  try {
    const trapped: LoadResult[] = []
    const registered: LoadResult[] = []
    // The kinds alternate, so that other work on the machine affects both; the first round is a warm-up.
    for (let round = 0; round <= rounds; round += 1) {
      trapped.push(await register(url, honeypot))
      registered.push(await register(url))
    }
    console.info(`\n${name}, ${connections} connections, median of ${rounds} × ${seconds} s`)
    console.table({
      'honeypot filled in': medians(trapped.slice(1)),
      registration: medians(registered.slice(1)),
    })
    const times = await timeKnownAndNew(url)
    const [known, fresh] = [quantile(times.known, 0.5), quantile(times.new, 0.5)]
    console.info(
      `Known address ${known.toFixed(2)} ms, new address ${fresh.toFixed(2)} ms, ratio ${(known / fresh).toFixed(2)}`,
    )
    const acknowledged = registered.reduce((sum, {responses}) => sum + responses, 0)
    await compareWithStored(databaseUrl, acknowledged + knownPeople + pairs)
  } finally {
    await site.stop()
  }
}

/** Registers a new address with each request. */
async function register(url: string, more: object = {}): Promise<LoadResult> {
  const script = join(tmpdir(), `register-${randomUUID()}.lua`)
  const body = JSON.stringify({...person('EMAIL'), ...more})
  writeFileSync(
    script,
    `local count = 0
    wrk.method = "POST"
    wrk.headers["content-type"] = "application/json"
    request = function()
      count = count + 1
      local email = "${randomUUID()}-" .. count .. "@example.com"
      return wrk.format(nil, nil, nil, (string.gsub([[${body}]], "EMAIL", email)))
    end`,
  )
  try {
    const result = await sendLoad(url, seconds, '--threads', '1', '--script', script)
    if (result.failures > 0) throw new Error(`${result.failures} requests to ${url} failed.`)
    return result
  } finally {
    rmSync(script)
  }
}

/** Returns the request body of the form in the header. */
function person(email: string) {
  const name = {name: 'Ada', lastName: 'Lovelace'}
  return {...name, email, role: 'patient', wantsNewsletter: true, source: 'landing_page'}
}

function medians(results: readonly LoadResult[]) {
  const median = (key: keyof LoadResult) =>
    Number(
      quantile(
        results.map((result) => result[key]),
        0.5,
      ).toFixed(1),
    )
  return {'per second': median('perSecond'), 'p50, ms': median('p50'), 'p99, ms': median('p99')}
}

async function timeKnownAndNew(url: string): Promise<Record<'known' | 'new', number[]>> {
  const newEmail = () => `${randomUUID()}@example.com`
  const headers = {'content-type': 'application/json'}
  const time = async (email: string) => {
    const startedAt = performance.now()
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify(person(email)),
    })
    await response.arrayBuffer()
    if (response.status !== 201) throw new Error(`${url} responded with ${response.status}.`)
    return performance.now() - startedAt
  }
  const known = Array.from({length: knownPeople}, newEmail)
  for (const email of known) await time(email)
  const times: Record<'known' | 'new', number[]> = {known: [], new: []}
  for (let pair = 0; pair < pairs; pair += 1) {
    const timeKnown = async () => times.known.push(await time(known[pair % knownPeople] ?? ''))
    const timeNew = async () => times.new.push(await time(newEmail()))
    // The second request may wait for the disk writes of the first, so the order alternates.
    for (const run of pair % 2 === 0 ? [timeKnown, timeNew] : [timeNew, timeKnown]) await run()
  }
  return times
}

/** Fails when a registration that was acknowledged is not stored. */
async function compareWithStored(databaseUrl: string, acknowledged: number): Promise<void> {
  const store = await openRegistrationStore(databaseUrl)
  try {
    const {rows} = await store.database
      .selectFrom('registration')
      .select((count) => count.fn.countAll<number | string>().as('rows'))
      .executeTakeFirstOrThrow()
    console.info(`${acknowledged} registrations were acknowledged, ${rows} are stored.`)
    // wrk does not count requests that are in flight when it ends.
    const inFlight = Number(rows) - acknowledged
    if (inFlight < 0 || inFlight > (rounds + 1) * connections) process.exitCode = 1
  } finally {
    await store.close()
  }
}
