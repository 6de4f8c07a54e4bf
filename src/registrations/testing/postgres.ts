import {type ChildProcess, execFileSync, spawn} from 'node:child_process'
import {chownSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync} from 'node:fs'
import {once} from 'node:events'
import {createServer} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as sleep} from 'node:timers/promises'
import {Client} from 'pg'
import {type PostgresPrograms, preparePostgres} from './postgres-programs.ts'
import {type SystemUser, unprivilegedUser} from './unprivileged-user.ts'

/** A temporary PostgreSQL server, reachable from this computer only. */
export interface PrivatePostgres {
  /** @returns the address of a new, empty database */
  createDatabase: () => Promise<string>
  stop: () => Promise<void>
}

/** How the server listens, and how clients reach it. */
interface Endpoint {
  settings: readonly string[]
  address: (database: string) => string
}

interface RunningServer {
  hasEnded: () => boolean
  stop: () => Promise<void>
}

const isWindows = process.platform === 'win32'
const readyTimeoutMs = 30_000

/** Only a crash of the operating system loses what isn't synchronised, and its tests end with it. */
const unsynced = ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'autovacuum=off']

/**
 * Runs as an unprivileged user when this process is root, because PostgreSQL refuses to run as root.
 *
 * @throws Error with PostgreSQL's output when it doesn't run
 */
export async function startPostgres(): Promise<PrivatePostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'pg-'))
  const remove = () => rmSync(folder, {recursive: true, force: true, maxRetries: 10})
  const user = unprivilegedUser()
  if (user !== null) chownSync(folder, user.uid, user.gid)
  let server: RunningServer | undefined
  const stop = async () => {
    await server?.stop()
    remove()
  }
  try {
    const programs = preparePostgres(folder, user)
    const data = join(folder, 'data')
    execFileSync(
      programs.initdb,
      ['--no-sync', '-U', 'site', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-D', data],
      {...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe']},
    )
    const endpoint = isWindows ? await portEndpoint() : socketEndpoint(folder)
    const log = join(folder, 'log')
    server = isWindows
      ? startOnWindows(programs, data, endpoint, log)
      : startOnUnix(programs, data, endpoint, log, user)
    await waitUntilReady(endpoint.address('postgres'), server, log)
    return {createDatabase: databaseCreator(endpoint), stop}
  } catch (error) {
    await stop()
    throw error
  }
}

/** A socket in its own folder can't conflict with another server. */
function socketEndpoint(folder: string): Endpoint {
  return {
    settings: ['-k', folder, '-c', 'listen_addresses=', ...unsynced],
    address: (database) =>
      `postgres://site@localhost/${database}?host=${encodeURIComponent(folder)}`,
  }
}

/** Node supports no such sockets on Windows (https://nodejs.org/api/net.html). */
async function portEndpoint(): Promise<Endpoint> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const bound = probe.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  probe.close()
  await once(probe, 'close')
  return {
    settings: ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', ...unsynced],
    address: (database) => `postgres://site@127.0.0.1:${port}/${database}`,
  }
}

/** Runs as a child process, so that Ctrl-C ends both. */
function startOnUnix(
  {postgres}: PostgresPrograms,
  data: string,
  {settings}: Endpoint,
  log: string,
  user: SystemUser | null,
): RunningServer {
  const output = openSync(log, 'a')
  const child: ChildProcess = spawn(postgres, ['-D', data, ...settings], {
    ...user,
    cwd: data,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  // An error event without a listener would end this process; `waitUntilReady` reports the failure.
  let hasFailed = false
  child.on('error', () => {
    hasFailed = true
  })
  const hasEnded = () => hasFailed || child.exitCode !== null || child.signalCode !== null
  return {
    hasEnded,
    stop: async () => {
      if (hasEnded()) return
      const ended = once(child, 'exit')
      // Immediate shutdown, because the files are deleted anyway.
      child.kill('SIGQUIT')
      await ended
    },
  }
}

/** PostgreSQL refuses to run as an administrator too; pg_ctl drops those rights. */
function startOnWindows(
  {pgCtl}: PostgresPrograms,
  data: string,
  {settings}: Endpoint,
  log: string,
): RunningServer {
  const quiet = {stdio: 'ignore' as const}
  execFileSync(pgCtl, ['start', '-D', data, '-l', log, '-o', settings.join(' ')], quiet)
  return {
    hasEnded: () => false,
    stop: () => {
      execFileSync(pgCtl, ['stop', '-D', data, '-m', 'immediate'], quiet)
      return Promise.resolve()
    },
  }
}

function databaseCreator({address}: Endpoint): PrivatePostgres['createDatabase'] {
  let databases = 0
  return async () => {
    const name = `site${++databases}`
    await query(address('postgres'), `create database ${name}`)
    return address(name)
  }
}

async function waitUntilReady(address: string, server: RunningServer, log: string): Promise<void> {
  for (const deadline = performance.now() + readyTimeoutMs; ;) {
    try {
      await query(address, 'select 1')
      return
    } catch (error) {
      if (performance.now() <= deadline && !server.hasEnded()) {
        await sleep(50)
        continue
      }
      throw new Error(
        `PostgreSQL ${server.hasEnded() ? 'ended before it took' : `did not take, within ${readyTimeoutMs / 1000} s,`} a connection. It said:\n${readFileSync(log, 'utf8')}`,
        {cause: error},
      )
    }
  }
}

async function query(address: string, text: string): Promise<void> {
  const client = new Client({connectionString: address})
  try {
    await client.connect()
    await client.query(text)
  } finally {
    await client.end().catch(() => undefined)
  }
}
