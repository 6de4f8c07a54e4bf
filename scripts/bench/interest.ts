import {randomUUID} from 'node:crypto'
import {rmSync} from 'node:fs'
import {join} from 'node:path'
import {openRegistrationStore} from '#registrations/store/open-store.ts'
import {startPostgres} from '#registrations/testing/postgres.ts'
import {Processes} from '#scripts/cli/processes.ts'
import {waitFor} from '#scripts/cli/wait-for.ts'
import {type LoadResult, sendLoad} from './form-load.ts'
import {timeKnownAndNew} from './known-and-new.ts'
import {quantile} from './statistics.ts'

/**
 * `npm run bench:interest`: registrations each second through the built site, on SQLite and on PostgreSQL, against the
 * same endpoint doing nothing. Nothing is: another method (Next and our first line, the body unread), and a bot in the
 * trap (body read and judged, nothing stored). Client, site and database share this machine. The last line says how
 * long a known address takes beside a new one.
 */
const root = join(import.meta.dirname, '..', '..')
const port = Number(process.env['PORT'] ?? 3312)
const lakePort = Number(process.env['CONTENT_LAKE_PORT'] ?? 3645)
const connections = 64
const warmUpSeconds = 3
const seconds = 8
const rounds = 3
const url = `http://127.0.0.1:${port}/api/interest/register`
const data = join(root, '.data', 'bench-interest')

interface Kind {
  name: string
  method: string
  expected: number
  more: Readonly<Record<string, unknown>>
}

const kinds: readonly Kind[] = [
  {name: 'another method', method: 'PUT', expected: 405, more: {}},
  {name: 'a bot in the trap', method: 'POST', expected: 201, more: {company: 'x'}},
  {name: 'registering', method: 'POST', expected: 201, more: {}},
]

rmSync(data, {recursive: true, force: true})
try {
  await measureOn('SQLite', `file:${join(data, 'registrations.db')}`)
  const postgres = await startPostgres()
  try {
    await measureOn('PostgreSQL', await postgres.createDatabase())
  } finally {
    await postgres.stop()
  }
} finally {
  rmSync(data, {recursive: true, force: true})
}

async function measureOn(name: string, databaseUrl: string): Promise<void> {
  const processes = new Processes()
  try {
    await startSite(processes, databaseUrl)
    const results = new Map(kinds.map((kind) => [kind.name, Array<LoadResult>()]))
    let registered = 0
    // In turns, so that a busy moment of the machine falls on all of them; the first turn warms up.
    for (let round = 0; round <= rounds; round++) {
      for (const kind of kinds) {
        const result = await measure(kind, round === 0 ? warmUpSeconds : seconds)
        if (kind.name === 'registering') registered += result.answers
        if (round > 0) results.get(kind.name)?.push(result)
      }
    }
    report(name, results)
    const times = await timeKnownAndNew(url, person)
    console.info(
      `a known address   p50 ${times.known.toFixed(2)} ms   a new one p50 ${times.new.toFixed(2)} ms   ratio ${times.ratio.toFixed(2)}`,
    )
    await compareWithStored(databaseUrl, registered + times.registered)
  } finally {
    await processes.stopAll()
  }
}

async function startSite(processes: Processes, databaseUrl: string): Promise<void> {
  const secret = randomUUID()
  processes.start(
    {
      name: 'site',
      script: join(root, 'scripts', 'cli', 'start.ts'),
      parameters: [],
      folder: root,
      environment: {
        ...process.env,
        PORT: String(port),
        CONTENT_LAKE_PORT: String(lakePort),
        DATA_DIR: data,
        DATABASE_URL: databaseUrl,
        SANITY_API_READ_TOKEN: secret,
        SANITY_API_WRITE_TOKEN: secret,
        SANITY_REVALIDATE_SECRET: secret,
        LINK_SIGNING_SECRET: secret,
        FORM_LIMIT_PER_ADDRESS: '100000000',
        FORM_LIMIT_PER_EMAIL: '100000000',
        FORM_LIMIT_PER_DOMAIN_DAY: '100000000',
        SMTP_URL: '',
      },
    },
    (reason) => {
      console.error(reason)
      process.exit(1)
    },
  )
  await waitFor(`http://127.0.0.1:${port}/api/health`, 300_000)
}

function measure({method, expected, more}: Kind, duration: number): Promise<LoadResult> {
  return sendLoad({
    url,
    method,
    connections,
    seconds: duration,
    expected,
    body: () => ({...person(`${randomUUID()}@example.com`), ...more}),
  })
}

/** The header form with its default: the box for news is ticked. */
function person(email: string) {
  return {
    name: 'Ada',
    lastName: 'Lovelace',
    email,
    role: 'patient',
    wantsNewsletter: true,
    source: 'landing_page',
  }
}

function report(name: string, results: ReadonlyMap<string, readonly LoadResult[]>): void {
  const middle = (kind: string, key: keyof LoadResult) =>
    quantile(
      (results.get(kind) ?? []).map((result) => result[key]),
      0.5,
    )
  console.info(`\n${name}, ${connections} connections, median of ${rounds} × ${seconds} s`)
  const ceiling = middle('another method', 'perSecond')
  for (const kind of results.keys()) {
    const perSecond = middle(kind, 'perSecond')
    const share = (100 * perSecond) / ceiling
    console.info(
      `${kind.padEnd(18)}${perSecond.toFixed(0).padStart(7)}/s ${share.toFixed(0).padStart(4)} %   p50 ${middle(kind, 'p50').toFixed(1)} ms   p99 ${middle(kind, 'p99').toFixed(1)} ms`,
    )
  }
}

async function compareWithStored(databaseUrl: string, registered: number): Promise<void> {
  const store = await openRegistrationStore(databaseUrl)
  try {
    const {rows} = await store.database
      .selectFrom('registration')
      .select((count) => count.fn.countAll<number | string>().as('rows'))
      .executeTakeFirstOrThrow()
    console.info(`${registered} registrations were acknowledged, ${rows} are stored.`)
    if (Number(rows) !== registered) process.exitCode = 1
  } finally {
    await store.close()
  }
}
