import {execFileSync} from 'node:child_process'

/** A user of the operating system, as `spawn` expects it. */
export interface SystemUser {
  uid: number
  gid: number
}

/** Debian and Red Hat, macOS, any other Unix. */
const names = ['postgres', '_postgres', 'nobody']

/**
 * @returns the user that PostgreSQL runs as, because it refuses to run as root; `null` for the current user
 * @throws Error when this process is root and the computer has no such user
 */
export function unprivilegedUser(): SystemUser | null {
  if (process.getuid?.() !== 0) return null
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

function readId(option: string, name: string): number {
  return Number(
    execFileSync('id', [option, name], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}),
  )
}
