import {execFileSync} from 'node:child_process'

/** A user of the operating system, as `spawn` takes it. */
export interface SystemUser {
  uid: number
  gid: number
}

/** Debian and Red Hat, macOS, any other Unix. */
const names = ['postgres', '_postgres', 'nobody']

/**
 * PostgreSQL refuses to run as root.
 *
 * @returns whom it runs as when this process is root, `null` when it may run as this process does
 * @throws Error when this process is root and the machine has no such user
 */
export function unprivilegedUser(): SystemUser | null {
  if (process.getuid?.() !== 0) return null
  for (const name of names) {
    try {
      return {uid: readId('-u', name), gid: readId('-g', name)}
    } catch {
      // This machine has no such user; the next one may exist.
    }
  }
  throw new Error(
    `PostgreSQL cannot run as root, and this machine has no user ${names.join(' or ')}.`,
  )
}

function readId(option: string, name: string): number {
  return Number(
    execFileSync('id', [option, name], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}),
  )
}
