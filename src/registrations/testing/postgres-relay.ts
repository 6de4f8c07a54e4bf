import {connect} from 'node:net'
import {join} from 'node:path'
import {startTcpRelay, type TcpRelay} from '#lib/testing/tcp-relay.ts'

/** Stands between programs and a PostgreSQL server, and can take it away from them. */
export interface PostgresRelay extends TcpRelay {
  /** The address of a database through the relay. */
  address: string
}

/**
 * Starts a relay on a free port of this machine.
 *
 * @param address - of a database, as `PrivatePostgres` names it
 */
export async function startPostgresRelay(address: string): Promise<PostgresRelay> {
  const target = new URL(address)
  const socketFolder = target.searchParams.get('host')
  const relay = await startTcpRelay(() =>
    socketFolder === null
      ? connect(Number(target.port), target.hostname)
      : connect(join(socketFolder, '.s.PGSQL.5432')),
  )
  return {...relay, address: `postgres://site@127.0.0.1:${relay.port}${target.pathname}`}
}
