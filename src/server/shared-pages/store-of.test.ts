import {PostgresStore} from './postgres-store.ts'
import {RedisStore} from './redis-store.ts'
import {storeOf} from './store-of.ts'

const site = {
  publicOrigin: 'https://www.example.org',
  internalOrigin: 'http://127.0.0.1:3000',
  studioUrl: 'https://www.example.org/studio',
}
const postgres = 'postgres://site@localhost/site'

describe('decision 87: processes share pages', () => {
  it.each([
    ['through Redis when one is named', postgres, 'redis://localhost', RedisStore],
    ['through PostgreSQL without one', postgres, null, PostgresStore],
  ])('%s', async (_case, databaseUrl, redisUrl, expected) => {
    const store = storeOf({databaseUrl, redisUrl, site})
    expect(store).toBeInstanceOf(expected)
    await store?.close()
  })

  it('with nobody on SQLite', () => {
    expect(storeOf({databaseUrl: 'file:site.db', redisUrl: null, site})).toBeNull()
  })
})
