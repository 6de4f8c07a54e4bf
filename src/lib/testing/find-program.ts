import {spawnSync} from 'node:child_process'
import {existsSync} from 'node:fs'
import type {Environment} from '#lib/read-environment.ts'

/** A program that tests need and npm doesn't provide. */
interface Program {
  name: string
  /** Environment variable with the path; it takes precedence. */
  variable: string
  /** Candidate paths, in order of preference. */
  paths: readonly string[]
  debianPackage: string
  /** Fallback when the Debian package is unavailable. */
  installOtherwise?: () => void
}

/** Thrown when a program is missing and cannot be installed. The message says what to do. */
export class MissingProgramError extends Error {
  override name = 'MissingProgramError'
}

/**
 * Returns the path of a program. Installs the Debian package if it is missing and the process runs as root.
 *
 * @throws MissingProgramError
 */
export function findProgram(program: Program, environment: Environment): string {
  const {name, variable, paths, debianPackage} = program
  const given = environment[variable]
  if (given) {
    if (existsSync(given)) return given
    throw new MissingProgramError(`${variable} names ${given}, which does not exist.`)
  }
  const installed = () => paths.find((path) => existsSync(path))
  const resolved = installed() ?? (install(program, installed), installed())
  if (resolved !== undefined) return resolved
  throw new MissingProgramError(
    `No ${name} was resolved and none could be installed. Install it (Debian: apt-get install ${debianPackage}) or set ${variable}.`,
  )
}

/** @throws MissingProgramError */
export function findRedisServer(environment: Environment): string {
  return findProgram(
    {
      name: 'Redis server',
      variable: 'REDIS_SERVER_PATH',
      paths: [
        '/usr/bin/redis-server',
        '/usr/local/bin/redis-server',
        '/opt/homebrew/bin/redis-server',
      ],
      debianPackage: 'redis-server',
    },
    environment,
  )
}

function install(
  {name, debianPackage, installOtherwise}: Program,
  installed: () => string | undefined,
): void {
  console.info(`Installing ${name} for the tests …`)
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', debianPackage])
  }
  if (installed() === undefined) installOtherwise?.()
}

function run(command: string, parameters: string[]): void {
  // At this run level Debian doesn't start the services that it installs.
  const env = {...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive'}
  spawnSync(command, parameters, {env, stdio: ['ignore', 'ignore', 'inherit']})
}
