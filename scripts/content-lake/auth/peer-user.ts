import {readFile} from 'node:fs/promises'

/** The two ends of a connection within this machine. */
export interface Ends {
  readonly remoteAddress?: string | undefined
  readonly remotePort?: number | undefined
  readonly localPort?: number | undefined
}

/** Finds out whose process a connection comes from: the id of the user, undefined when that cannot be known. */
export type UserOf = (ends: Ends) => Promise<number | undefined>

const tables = ['/proc/net/tcp', '/proc/net/tcp6']

/** Asks the tables of connections that Linux keeps; other systems have none. */
export const peerUser: UserOf = async (ends) => {
  for (const table of tables) {
    const text = await readFile(table, 'utf8').catch(() => '')
    const user = userInTable(text, ends)
    if (user !== undefined) return user
  }
  return undefined
}

/** Finds the other end of a connection in a table as `/proc/net/tcp` has it. Source: proc_net_tcp(5). */
export function userInTable(table: string, {remotePort, localPort}: Ends): number | undefined {
  const established = '01'
  for (const line of table.split('\n').slice(1)) {
    const [, from = '', to = '', state, , , , user] = line.trim().split(/\s+/)
    if (state === established && portOf(from) === remotePort && portOf(to) === localPort) {
      return isLoopback(from) && isLoopback(to) ? Number(user) : undefined
    }
  }
  return undefined
}

function portOf(address: string): number {
  return Number.parseInt(address.split(':')[1] ?? '', 16)
}

/** 127.0.0.0/8, also as IPv6 writes it: each group of four bytes stands backwards. */
function isLoopback(address: string): boolean {
  return /^(?:0{16}F{4}0{4})?[0-9A-F]{6}7F:/.test(address)
}
