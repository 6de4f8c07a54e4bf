import {spawnSync} from 'node:child_process'
import {existsSync} from 'node:fs'
import type {Environment} from '#lib/read-environment.ts'

/** A program that tests need and npm does not have. */
interface Program {
  /** As people call it. */
  name: string
  /** The variable whose value wins when it is set: a path. */
  variable: string
  /** Where it may be, in this order. */
  paths: readonly string[]
  /** Of Debian. */
  packageName: string
  /** Another way to get it, where Debian's package does not. */
  installOtherwise?: () => void
}

/** Thrown when a program is not there and cannot be installed; the message says what to do. */
export class MissingProgramError extends Error {
  override name = 'MissingProgramError'
}

/**
 * Finds a program, or installs it: from Debian's packages where this process may.
 *
 * @param program - which one
 * @param environment - of the process
 * @returns its path
 * @throws MissingProgramError
 */
export function findProgram(program: Program, environment: Environment): string {
  const {name, variable, paths, packageName} = program
  const given = environment[variable]
  if (given) {
    if (existsSync(given)) return given
    throw new MissingProgramError(`${variable} names ${given}, which does not exist.`)
  }
  const installed = () => paths.find((path) => existsSync(path))
  const found = installed() ?? (install(program, installed), installed())
  if (found !== undefined) return found
  throw new MissingProgramError(
    `No ${name} was found and none could be installed. Install it (Debian: apt-get install ${packageName}) or set ${variable}.`,
  )
}

function install(
  {name, packageName, installOtherwise}: Program,
  installed: () => string | undefined,
): void {
  console.info(`Installing ${name} for the tests …`)
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', packageName])
  }
  if (installed() === undefined) installOtherwise?.()
}

function run(command: string, parameters: string[]): void {
  // In this run level Debian starts no service that it installs.
  const env = {...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive'}
  spawnSync(command, parameters, {env, stdio: ['ignore', 'ignore', 'inherit']})
}
