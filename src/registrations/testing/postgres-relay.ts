import {connect} from 'node:net'
import {join} from 'node:path'
import {FaultyRelay} from '#lib/testing/faulty-relay.ts'

/**
 * Starts a relay in front of PostgreSQL that can simulate outages.
 *
 * @param address - from `PrivatePostgres`
 * @returns the relay, and the address of the database behind it
 */
export async function startPostgresRelay(
  address: string,
): Promise<{relay: FaultyRelay; address: string}> {
  const {hostname, pathname, port, searchParams} = new URL(address)
  const socketFolder = searchParams.get('host')
  const relay = new FaultyRelay(() =>
    socketFolder === null
      ? connect(Number(port), hostname)
      : connect(join(socketFolder, '.s.PGSQL.5432')),
  )
  await relay.play(null)
  return {relay, address: `postgres://site@127.0.0.1:${relay.port}${pathname}`}
}
