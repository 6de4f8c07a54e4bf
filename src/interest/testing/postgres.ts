import {type ChildProcess, execFileSync, spawn} from 'node:child_process'
import {chownSync, existsSync, mkdtempSync, readdirSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {delimiter, join} from 'node:path'
import {setTimeout as sleep} from 'node:timers/promises'
import {Client} from 'pg'

/** A PostgreSQL server of its own: nobody else's data, no network port, gone afterwards. */
export interface PrivatePostgres {
  /** @returns the address of a new, empty database */
  createDatabase: () => Promise<string>
  stop: () => Promise<void>
}

interface User {
  uid: number
  gid: number
}

/**
 * Starts a private server in a temporary folder. As root it runs as `postgres` or `nobody`, because PostgreSQL refuses
 * to run as root; as root on Debian it installs PostgreSQL when there is none.
 *
 * @throws Error saying how to install PostgreSQL when there is none
 */
export async function startPostgres(): Promise<PrivatePostgres> {
  const binaries = findBinaries() ?? installBinaries()
  const folder = mkdtempSync(join(tmpdir(), 'pg-'))
  const data = join(folder, 'data')
  const user = unprivilegedUser()
  if (user !== null) chownSync(folder, user.uid, user.gid)
  const as = {...user, cwd: folder, stdio: 'ignore' as const}
  const setUp = ['--no-sync', '-U', 'site', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-D', data]
  execFileSync(join(binaries, 'initdb'), setUp, as)
  const server = spawn(
    join(binaries, 'postgres'),
    // Reached by a socket in its folder only.
    ['-D', data, '-k', folder, '-c', 'listen_addresses='],
    as,
  )
  let databases = 0
  const address = (name: string) =>
    `postgres://site@localhost/${name}?host=${encodeURIComponent(folder)}`
  const stop = async () => {
    await stopServer(server)
    rmSync(folder, {recursive: true, force: true})
  }
  try {
    await waitUntilReady(address('postgres'), server)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    createDatabase: async () => {
      const name = `site${++databases}`
      await query(address('postgres'), `create database ${name}`)
      return address(name)
    },
    stop,
  }
}

function findBinaries(): string | null {
  const debian = '/usr/lib/postgresql'
  const installed = existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debian, version, 'bin'))
    : []
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...installed]
  const complete = (folder: string) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))
  return folders.find(complete) ?? null
}

function installBinaries(): string {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const environment = {...process.env, DEBIAN_FRONTEND: 'noninteractive'}
    const options = {env: environment, stdio: 'inherit' as const}
    execFileSync('apt-get', ['update'], options)
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], options)
  }
  const found = findBinaries()
  if (found !== null) return found
  throw new Error(
    'These tests need a real PostgreSQL and found none. Install it (Debian and Ubuntu: sudo apt-get install postgresql; macOS: brew install postgresql), or put the folder of its "initdb" and "postgres" on the PATH.',
  )
}

function unprivilegedUser(): User | null {
  if (process.getuid?.() !== 0) return null
  const number = (option: string, name: string) =>
    Number(
      execFileSync('id', [option, name], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}),
    )
  for (const name of ['postgres', 'nobody']) {
    try {
      return {uid: number('-u', name), gid: number('-g', name)}
    } catch {
      // This machine has no such user; the next one may exist.
    }
  }
  throw new Error('PostgreSQL cannot run as root, and this machine has no user postgres or nobody.')
}

async function waitUntilReady(address: string, server: ChildProcess): Promise<void> {
  for (const deadline = performance.now() + 30_000; ;) {
    try {
      await query(address, 'select 1')
      return
    } catch (error) {
      if (performance.now() > deadline || server.exitCode !== null) throw error
      await sleep(50)
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

/** SIGQUIT is PostgreSQL's immediate shutdown; its files are thrown away in a moment. */
async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGQUIT')
  await ended
}
