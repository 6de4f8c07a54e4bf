import {readFile} from 'node:fs/promises'

/** Addresses of a loopback connection, as of a `net.Socket`. */
export interface Ends {
  readonly remoteAddress?: string | undefined
  readonly remotePort?: number | undefined
  readonly localPort?: number | undefined
}

/** Returns the user id of the process at the other end of a connection, or `undefined` when it is unknown. */
export type UserOf = (ends: Ends) => Promise<number | undefined>

const tables = ['/proc/net/tcp', '/proc/net/tcp6']

/** Searches Linux's connection tables. Other systems have none. */
export const peerUser: UserOf = async (ends) => {
  for (const table of tables) {
    const text = await readFile(table, 'utf8').catch(() => '')
    const user = userInTable(text, ends)
    if (user !== undefined) return user
  }
  return undefined
}

/** Finds the other end of a connection in the format of `/proc/net/tcp` (proc_net_tcp(5)). */
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

/** Matches 127.0.0.0/8, including IPv4-mapped addresses. The bytes of each 4-byte group are reversed. */
function isLoopback(address: string): boolean {
  return /^(?:0{16}F{4}0{4})?[0-9A-F]{6}7F:/.test(address)
}
