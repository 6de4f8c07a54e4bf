import {connect} from 'node:net'
import {startPostgres} from '#interest/testing/postgres.ts'
import {type PostgresRelay, startPostgresRelay} from '#interest/testing/postgres-relay.ts'
import {startTcpRelay, type TcpRelay} from '#interest/testing/tcp-relay.ts'
import {startRedis} from '#lib/testing/start-redis.ts'
import {PostgresStore} from '#server/shared-pages/postgres-store.ts'
import {RedisStore} from '#server/shared-pages/redis-store.ts'
import type {SharedStore} from '#server/shared-pages/shared-store.ts'

/** A server that machines share, and what stands between it and one of them. */
export interface SharedServer {
  /** Begins with nothing in it. */
  empty: () => Promise<void>
  /** @returns a store there, reached through the relay or not */
  store: (throughRelay?: boolean) => SharedStore
  relay: () => TcpRelay
  stop: () => Promise<void>
}

/** @returns a PostgreSQL server without a database that machines share */
export async function sharedPostgres(): Promise<SharedServer> {
  const server = await startPostgres()
  let address = ''
  let relay: PostgresRelay
  return {
    empty: async () => {
      address = await server.createDatabase()
      relay = await startPostgresRelay(address)
    },
    store: (throughRelay) => new PostgresStore(throughRelay ? relay.address : address),
    relay: () => relay,
    stop: () => server.stop(),
  }
}

/** @returns a Redis server in which each site has names of its own */
export async function sharedRedis(): Promise<SharedServer> {
  const server = await startRedis()
  let relay: TcpRelay
  let sites = 0
  return {
    empty: async () => {
      sites += 1
      relay = await startTcpRelay(() => connect(server.port, '127.0.0.1'))
    },
    store: (throughRelay) => {
      const url = new URL(server.address)
      if (throughRelay) url.port = String(relay.port)
      return new RedisStore({url: url.href, prefix: `site-${sites}:`})
    },
    relay: () => relay,
    stop: () => server.stop(),
  }
}
