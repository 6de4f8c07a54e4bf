import {connect} from 'node:net'
import {join} from 'node:path'
import {startTcpRelay, type TcpRelay} from '#lib/testing/tcp-relay.ts'

/** A TCP relay in front of PostgreSQL that can simulate outages. */
export interface PostgresRelay extends TcpRelay {
  address: string
}

/** @param address - from `PrivatePostgres` */
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
