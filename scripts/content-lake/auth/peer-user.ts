import {readFile} from 'node:fs/promises'

/** Addresses of a loopback connection, as of a `net.Socket`. */
export interface Ends {
  readonly remoteAddress?: string | undefined
  readonly remotePort?: number | undefined
  readonly localAddress?: string | undefined
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

/**
 * Finds the other end of a connection in the format of `/proc/net/tcp` (proc_net_tcp(5)). Both ends are compared whole:
 * another user may connect from the same port of another loopback address.
 */
export function userInTable(table: string, ends: Ends): number | undefined {
  const established = '01'
  const peer = endpoint(ends.remoteAddress, ends.remotePort)
  const own = endpoint(ends.localAddress, ends.localPort)
  for (const line of table.split('\n').slice(1)) {
    const [, from = '', to = '', state, , , , user] = line.trim().split(/\s+/)
    if (state !== established || loopbackEndpoint(from) !== peer) continue
    if (loopbackEndpoint(to) === own) return Number(user)
  }
  return undefined
}

const endpoint = (address = '', port = 0) => `${address.replace(/^::ffff:/i, '')}:${String(port)}`

/** Reads an address of 127.0.0.0/8, including IPv4-mapped ones. The bytes of each 4-byte group are reversed. */
function loopbackEndpoint(entry: string): string | undefined {
  const bytes = /^(?:0{16}F{4}0{4})?(..)(..)(..)(7F):(.{4})$/.exec(entry)?.slice(1)
  const [port, ...address] = bytes?.map((hex) => Number.parseInt(hex, 16)).toReversed() ?? []
  return port === undefined ? undefined : endpoint(address.join('.'), port)
}
