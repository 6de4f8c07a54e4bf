import {connect} from 'node:net'
import {jest} from '@jest/globals'
import {createClient} from '@redis/client'
import {FaultyRelay} from '#lib/testing/faulty-relay.ts'
import {startRedis} from '#lib/testing/start-redis.ts'
import {until} from '#lib/testing/until.ts'
import {InvalidationStream} from './invalidation-stream.ts'

const redis = await startRedis()
let relay: FaultyRelay
let key: string
let streams = 0
const started: InvalidationStream[] = []

interface Instance {
  stream: InvalidationStream
  ids: string[]
  gaps: () => number
}

const change = (id: string) => ({_id: id, _type: 'page'})

function start({throughRelay = false, maxEntries = 1000} = {}): Instance {
  const url = new URL(redis.address)
  if (throughRelay) url.port = String(relay.port)
  const ids: string[] = []
  let gaps = 0
  const stream = new InvalidationStream({
    url: url.href,
    key,
    maxEntries,
    onChanges: (changes) => ids.push(...changes.map(({_id}) => _id)),
    onGap: () => (gaps += 1),
  })
  stream.start()
  started.push(stream)
  return {stream, ids, gaps: () => gaps}
}

async function open(options: Parameters<typeof start>[0] = {}): Promise<Instance> {
  const instance = start(options)
  await until(() => instance.gaps() === 1 && instance.stream.isReachable())
  return instance
}

const createPlainClient = () => createClient({url: redis.address, RESP: 2})

async function withClient<Result>(
  run: (client: ReturnType<typeof createPlainClient>) => Promise<Result>,
): Promise<Result> {
  const client = createPlainClient()
  await client.connect()
  try {
    return await run(client)
  } finally {
    client.destroy()
  }
}

async function readAll(reader: Instance, writer: Instance): Promise<void> {
  const id = `last-${reader.ids.length}-${streams}`
  await writer.stream.announce([change(id)])
  await until(() => reader.ids.includes(id))
}

/** Retries, because entries from before the instance opened the stream are not delivered to it. */
async function readsAgain(reader: Instance, writer: Instance): Promise<void> {
  const id = `again-${reader.ids.length}-${streams}`
  await until(async () => {
    await writer.stream.announce([change(id)])
    return reader.ids.includes(id)
  })
}

beforeEach(async () => {
  streams += 1
  key = `site-${streams}`
  relay = new FaultyRelay(() => connect(redis.port, '127.0.0.1'))
  await relay.play(null)
  for (const method of ['warn', 'info'] as const)
    jest.spyOn(console, method).mockReturnValue(undefined)
})

afterEach(async () => {
  await relay.play(null)
  await Promise.all(started.splice(0).map((stream) => stream.stop()))
  await relay.stop()
  jest.restoreAllMocks()
})

afterAll(() => redis.stop())

describe('invalidation stream (OPS-8)', () => {
  it('delivers changes to every other instance once, and not back to the writer', async () => {
    const [first, second, third] = [await open(), await open(), await open()]
    await first.stream.announce([change('a'), change('b')])
    await second.stream.announce([change('c')])
    await until(() => third.ids.length === 3)
    await readAll(second, first)
    await readAll(first, second)
    expect(third.ids.slice(0, 3)).toEqual(['a', 'b', 'c'])
    expect(second.ids.slice(0, 2)).toEqual(['a', 'b'])
    expect(first.ids[0]).toBe('c')
  })

  it('compares once at the start, and skips earlier entries', async () => {
    const first = await open()
    await first.stream.announce([change('before')])
    const second = await open()
    await readAll(second, first)
    expect(second.ids).not.toContain('before')
    expect([first.gaps(), second.gaps()]).toEqual([1, 1])
  })

  it.each(['refused', 'hanging'] as const)(
    'loses no change in either direction while Redis is %s',
    async (fault) => {
      const cutOff = await open({throughRelay: true})
      const other = await open()
      await relay.play(fault)
      await cutOff.stream.announce([change('from the cut-off instance')])
      await other.stream.announce([change('from the other instance')])
      await until(() => !cutOff.stream.isReachable())
      expect(other.ids).toEqual([])
      await relay.play(null)
      await until(() => other.ids.includes('from the cut-off instance'))
      await until(() => cutOff.ids.includes('from the other instance'))
      await until(() => cutOff.stream.isReachable())
      expect([cutOff.gaps(), other.gaps()]).toEqual([1, 1])
    },
  )

  it('reconnects when the network has dropped its connections', async () => {
    const forgotten = await open({throughRelay: true})
    const other = await open()
    relay.forget()
    await other.stream.announce([change('a')])
    await until(() => forgotten.ids.includes('a'))
  })

  it('writes and reads when Redis starts after the instance', async () => {
    const other = await open()
    await relay.play('refused')
    const early = start({throughRelay: true})
    await early.stream.announce([change('early')])
    await until(() => jest.mocked(console.warn).mock.calls.length > 0)
    await relay.play(null)
    await until(() => other.ids.includes('early'))
    await until(() => early.gaps() === 1)
  })

  it('makes every instance compare after an outage with more changes than it can hold', async () => {
    const cutOff = await open({throughRelay: true})
    const other = await open()
    await relay.play('refused')
    await until(() => !cutOff.stream.isReachable())
    for (let index = 0; index < 1500; index++)
      await cutOff.stream.announce([change(`during-${index}`)])
    await relay.play(null)
    await until(() => other.gaps() === 2)
    await until(() => other.ids.includes('during-1499'))
    expect(other.ids.length).toBeLessThan(1000)
  })

  it('compares when the stream was trimmed while the instance was cut off', async () => {
    const cutOff = await open({throughRelay: true})
    const other = await open()
    await relay.play('refused')
    await until(() => !cutOff.stream.isReachable())
    await other.stream.announce([change('trimmed')])
    await other.stream.announce([change('left')])
    await withClient((client) => client.xTrim(key, 'MAXLEN', 1))
    await relay.play(null)
    await until(() => cutOff.gaps() >= 2)
    expect(cutOff.ids).toEqual(['left'])
    await readsAgain(cutOff, other)
  })

  it('ignores malformed entries', async () => {
    const instance = await open()
    const other = await open()
    await withClient(async (client) => {
      await client.xAdd(key, '*', {entry: 'no JSON'})
      await client.xAdd(key, '*', {entry: '{"origin":"x","changes":[{"_id":""}],"hasLoss":false}'})
      await client.xAdd(key, '*', {something: 'else'})
    })
    await readAll(instance, other)
    await readAll(other, instance)
    expect(instance.ids).toHaveLength(1)
  })

  it("limits the stream's length even without readers", async () => {
    const instance = await open({maxEntries: 200})
    for (let index = 0; index < 1000; index++) await instance.stream.announce([change(`${index}`)])
    // Redis trims whole nodes of 100 entries.
    expect(await withClient((client) => client.xLen(key))).toBeLessThanOrEqual(300)
  })

  it('writes changes that arrive after it has stopped', async () => {
    const [ending, other] = [await open(), await open()]
    await ending.stream.stop()
    await ending.stream.announce([change('late')])
    await until(() => other.ids.includes('late'))
  })

  it('logs the reason for a refused password without the password', async () => {
    const stream = new InvalidationStream({
      url: redis.address.replace(/:[^:@]+@/, ':wrong-password@'),
      key,
      onChanges: () => {},
      onGap: () => {},
    })
    started.push(stream)
    stream.start()
    await until(() => jest.mocked(console.warn).mock.calls.length > 0)
    const text = String(jest.mocked(console.warn).mock.calls[0])
    expect(text).toContain('WRONGPASS')
    expect(text).not.toContain('wrong-password')
  })
})
