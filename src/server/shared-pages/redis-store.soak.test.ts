import {jest} from '@jest/globals'
import {createClient} from '@redis/client'
import {areTagsStale} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import {describeFailure} from '#lib/describe-failure.ts'
import {startTcpRelay} from '#interest/testing/tcp-relay.ts'
import {connect} from 'node:net'
import {RedisError} from './redis-connection.ts'
import {RedisStore} from './redis-store.ts'
import {StoreEmptiedError} from './shared-store.ts'
import {keep, Machines, nothing, page, until} from './testing/machines.ts'
import {type PrivateRedis, startRedis} from '#lib/testing/start-redis.ts'

const prefix = 'site:'
let redis: PrivateRedis
const open = (url = redis.address) => new RedisStore({url, prefix})
const machines = new Machines(() => open())
const warned = jest.spyOn(console, 'warn').mockReturnValue(undefined)
const informed = jest.spyOn(console, 'info').mockReturnValue(undefined)

/** Says something to the server that the site never would. */
async function say(...command: string[]): Promise<unknown> {
  const client = createClient({url: redis.address})
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await client.sendCommand(command)
  } finally {
    client.destroy()
  }
}

beforeAll(async () => {
  redis = await startRedis()
}, 300_000)

afterEach(async () => {
  await machines.stopAll()
  await say('FLUSHALL')
})

afterAll(async () => {
  await redis.stop()
  warned.mockRestore()
  informed.mockRestore()
})

describe('decision 87: a Redis that loses what it kept', () => {
  const losses: Readonly<Record<string, () => Promise<unknown>>> = {
    'is emptied': () => say('FLUSHALL'),
    'throws away the changes': () => say('DEL', `${prefix}changes`),
    'throws away what it knows of tags': () => say('DEL', `${prefix}state`),
    'is started again with nothing': async () => {
      await redis.kill()
      await redis.start()
    },
  }

  it.each(Object.entries(losses))(
    'and %s: each machine compares with the content, and takes nothing over from before',
    async (_loss, lose) => {
      let losts = 0
      const onLoss = () => void (losts += 1)
      const first = await machines.machine({onLoss})
      const second = await machines.machine({onLoss})
      await first.announce(['a'])
      await first.announce(['b'])
      await until(() => second.known()?.position === 2)
      await keep(first, '/about', page('of before'), ['c'])
      const before = second.known() ?? nothing
      expect(losts).toBe(0)

      await lose()
      await until(() => losts === 2)
      expect(await second.find('/about')).toBeNull()
      // Positions begin anew. One of before is higher than that of the change, and is not compared with it.
      const moment = Date.now() - 1
      await first.announce([`after ${_loss}`])
      await until(() => areTagsStale([`after ${_loss}`], moment))
      await until(() => second.known()?.position === 1)
      second.keep('/about', page('begun before'), [`after ${_loss}`], before)
      await keep(second, '/faq', page('stored after it'), ['c'])
      expect(await first.find('/about')).toBeNull()
      await keep(second, '/about', page('begun after'), [`after ${_loss}`])
      expect(await first.find('/about')).toMatchObject({value: {html: 'begun after'}})
      expect(losts).toBe(2)
    },
    40_000,
  )

  it('and is set back: no change that took the place of one is missed, and no page of then is taken', async () => {
    let losts = 0
    const first = await machines.machine()
    const second = await machines.machine({onLoss: () => void (losts += 1)})
    await keep(first, '/about', page('saved'), ['a'])
    await say('SAVE')
    // Told and heard, and then unknown to the server: the page that it has is stale.
    await first.announce(['a'])
    await first.announce(['b'])
    await until(() => second.known()?.position === 2)
    await redis.kill()
    await redis.start()
    expect(Number(await say('EXISTS', `${prefix}page:build:/about`))).toBe(1)
    const moment = Date.now() - 1
    await first.announce(['x'])
    await first.announce(['y'])
    await first.announce(['z'])
    await until(() => losts === 1)
    expect(await second.find('/about')).toBeNull()
    await until(() => ['x', 'y', 'z'].every((tag) => areTagsStale([tag], moment)))
    await until(() => second.known()?.position === first.known()?.position)
  }, 40_000)

  it('answers nothing to who has not noticed', async () => {
    const store = open()
    const life = await store.open()
    const kept = {life, build: 'build', key: '/', position: 9, origin: 'o', ownPosition: 0}
    await say('FLUSHALL')
    const other = open()
    expect(await other.open()).not.toBe(life)
    for (const asked of [
      store.append('o', ['a']),
      store.changesAfter(0),
      store.findPage('build', '/'),
      store.deleteOld(),
      other.keepPage({...kept, tags: ['a'], body: Buffer.from('x')}),
    ])
      await expect(asked).rejects.toThrow(StoreEmptiedError)
    expect(await other.findPage('build', '/')).toBeNull()
    await Promise.all([store.close(), other.close()])
  })
})

describe('decision 87: Redis', () => {
  it('is given up when it hangs, and what was lost with the connection is told again', async () => {
    const relay = await startTcpRelay(() => connect(redis.port, '127.0.0.1'))
    const url = new URL(redis.address)
    url.port = String(relay.port)
    const cutOff = await machines.machine({store: open(url.href)})
    await machines.machine()
    relay.forget()
    const before = Date.now() - 1
    await cutOff.announce(['told-again'])
    await until(() => areTagsStale(['told-again'], before))
    await until(() => cutOff.isReachable())
    await machines.stopAll()
    await relay.cut()
  }, 40_000)

  it('is given up when it hangs, however much is asked of it meanwhile', async () => {
    const relay = await startTcpRelay(() => connect(redis.port, '127.0.0.1'))
    const url = new URL(redis.address)
    url.port = String(relay.port)
    const store = open(url.href)
    await store.open()
    relay.forget()
    // A connection on which something is said is not idle.
    const asking = setInterval(() => void store.findPage('build', '/any').catch(() => null), 100)
    await expect(store.changesAfter(0)).rejects.toThrow(RedisError)
    clearInterval(asking)
    await until(async () => (await store.changesAfter(0).catch(() => null)) !== null)
    await store.close()
    await relay.cut()
  }, 40_000)

  it('keeps what belongs to two sites apart', async () => {
    const first = await machines.machine()
    const other = await machines.machine({
      store: new RedisStore({url: redis.address, prefix: 'other:'}),
    })
    await keep(first, '/about', page('of the first'), ['a'])
    await first.announce(['b'])
    expect(await other.find('/about')).toBeNull()
    await other.announce(['c'])
    expect(other.known()?.position).toBe(1)
  })

  it('forgets changes that are too old, and counts on', async () => {
    const store = new RedisStore({url: redis.address, prefix, changeDays: -1})
    await store.open()
    for (const tag of ['a', 'b', 'c']) await store.append('o', [tag])
    await store.deleteOld()
    expect(await store.changesAfter(0)).toEqual([{position: 3, origin: 'o', tags: ['c']}])
    expect(await say('HKEYS', `${prefix}state`)).toEqual(['life', 'run', 't:c'])
    expect(await store.append('o', ['d'])).toBe(4)
    await store.close()
  })

  it('keeps pages for days, and changes for as long as somebody tells any', async () => {
    const machine = await machines.machine()
    await keep(machine, '/about', page('kept'), ['a'])
    const days = async (key: string) =>
      Math.round(Number(await say('TTL', `${prefix}${key}`)) / (24 * 60 * 60))
    expect(await days('page:build:/about')).toBe(6)
    expect(Number(await say('TTL', `${prefix}changes`))).toBe(-1)
  })

  it('that may not be asked which run it is in is reported as one that gives too few rights', async () => {
    await say('ACL', 'SETUSER', 'site', 'on', '>few-rights', '~*', '+@all', '-info')
    const url = new URL(redis.address)
    url.username = 'site'
    url.password = 'few-rights'
    const store = open(url.href)
    await expect(store.open()).rejects.toMatchObject({code: 'NOPERM'})
    await store.close()
  })

  it('that refuses the password is reported by its word for it, without the password', async () => {
    const url = new URL(redis.address)
    url.password = 'hunter2'
    const store = open(url.href)
    const failure = await store.open().then(
      () => null,
      (error: unknown) => error,
    )
    expect(describeFailure(failure)).toBe('RedisError WRONGPASS')
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('hunter2')
    await store.close()
  })
})
