import {areTagsStale} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import {packPage, unpackPage} from './pack-page.ts'
import type {SharedStore} from './shared-store.ts'
import {keep, Machines, nothing, page, until} from './testing/machines.ts'
import {sharedPostgres, sharedRedis, type SharedServer} from './testing/shared-servers.ts'

/** A store of which some calls do something else. */
const withCalls = (store: SharedStore, calls: Partial<SharedStore>): SharedStore => ({
  open: () => store.open(),
  append: (...change) => store.append(...change),
  changesAfter: (position) => store.changesAfter(position),
  findPage: (...page) => store.findPage(...page),
  keepPage: (kept) => store.keepPage(kept),
  deleteOld: () => store.deleteOld(),
  close: () => store.close(),
  ...calls,
})

let server: SharedServer
const machines = new Machines(() => server.store())
const machine: Machines['machine'] = (options) => machines.machine(options)

describe.each([
  ['PostgreSQL', sharedPostgres],
  ['Redis', sharedRedis],
])('decision 59: machines that share %s', (_name, startServer) => {
  beforeAll(async () => {
    server = await startServer()
  }, 300_000)

  beforeEach(() => server.empty())

  afterEach(async () => {
    await server.relay().restore()
    await machines.stopAll()
    await server.relay().cut()
  })

  afterAll(() => server.stop())

  it('tell each other what is stale, and each is told once', async () => {
    let heard = 0
    const first = await machine()
    const second = await machine({onChange: () => (heard += 1)})
    const before = Date.now() - 1
    await first.announce(['told-a', 'told-b'])
    await until(() => heard > 0)
    expect(areTagsStale(['told-a'], before)).toBe(true)
    await first.announce(['told-c'])
    await until(() => areTagsStale(['told-c'], before))
    expect(second.known()?.position).toBe(2)
    expect(heard).toBe(2)
  })

  it('tell also while they answer their last requests', async () => {
    const other = await machine()
    const ending = await machine()
    await ending.stop()
    const before = Date.now() - 1
    await ending.announce(['told-last'])
    await until(() => areTagsStale(['told-last'], before))
    expect(other.known()?.position).toBe(1)
  })

  it('start at once on an empty database, and lose no change that is told at the same time', async () => {
    const machines = await Promise.all(Array.from({length: 6}, () => machine()))
    const before = Date.now() - 1
    const tags = Array.from({length: 60}, (_unused, index) => `many-${index}`)
    await Promise.all(tags.map(async (tag, index) => await machines[index % 6]?.announce([tag])))
    await until(() => tags.every((tag) => areTagsStale([tag], before)))
    await until(() => new Set(machines.map((one) => one.known()?.position)).size === 1)
  })

  it('hear when they start of what was told before', async () => {
    await (await machine()).announce(['told-before'])
    const before = Date.now() - 1
    let heard = 0
    expect((await machine({onChange: () => (heard += 1)})).known()?.position).toBe(1)
    expect(areTagsStale(['told-before'], before)).toBe(true)
    expect(heard).toBe(1)
  })

  it('exchange a page whole, with the same build only', async () => {
    const first = await machine()
    const second = await machine()
    const other = await machine({build: 'another build'})
    const stored = page('<p>rendered by the first</p>')
    await keep(first, '/about', stored, ['a', 'b'])
    expect(await second.find('/about')).toEqual(stored)
    expect(await other.find('/about')).toBeNull()
    expect(await second.find('/contact')).toBeNull()
  })

  it('take over no page that something has changed on since its rendering began', async () => {
    const first = await machine()
    const second = await machine()
    const known = first.known() ?? nothing
    await second.announce(['a'])
    // Its rendering began before that, whoever hears of what and when.
    first.keep('/about', page('old'), ['a', 'b'], known)
    await keep(first, '/contact', page('something else'), ['c'])
    expect(await second.find('/about')).toBeNull()
    await keep(second, '/about', page('new'), ['a', 'b'])
    first.keep('/about', page('old'), ['a', 'b'], known)
    await keep(first, '/terms', page('stored after it'), ['c'])
    expect(await first.find('/about')).toMatchObject({value: {html: 'new'}})
  })

  it('take over what was rendered between a change and its telling', async () => {
    const first = await machine()
    const second = await machine()
    const before = first.known() ?? nothing
    const told = first.announce(['a'])
    const between = first.known() ?? nothing
    // It has not been told, and what is rendered from now on shows it.
    expect(between).toEqual({
      life: before.life,
      position: before.position,
      ownTags: before.ownTags + 1,
    })
    await told
    first.keep('/about', page('old'), ['a'], before)
    await keep(first, '/terms', page('stored after it'), ['c'])
    expect(await second.find('/about')).toBeNull()
    first.keep('/about', page('new'), ['a'], between)
    await until(async () => (await second.find('/about')) !== null)
    expect(await second.find('/about')).toMatchObject({value: {html: 'new'}})
    // Of what others told meanwhile it says nothing.
    await second.announce(['a'])
    first.keep('/about', page('new'), ['a'], between)
    await keep(first, '/faq', page('stored after it'), ['c'])
    expect(await second.find('/about')).toBeNull()
  })

  it('keep what one of them rendered knowing more, also when what it rendered before is stored after it', async () => {
    const store = server.store()
    const life = await store.open()
    const position = await store.append('one', ['a'])
    const rendered = {life, build: 'build', key: '/about', position: 0, origin: 'one', tags: ['a']}
    await store.keepPage({...rendered, ownPosition: position, body: Buffer.from('new')})
    await store.keepPage({...rendered, ownPosition: 0, body: Buffer.from('old')})
    expect(String(await store.findPage('build', '/about'))).toBe('new')
    // Of what another one knew besides, nobody else can say whether it is less.
    const other = {...rendered, origin: 'other', position, ownPosition: 0}
    await store.keepPage({...other, body: Buffer.from('of another')})
    expect(String(await store.findPage('build', '/about'))).toBe('of another')
    await store.close()
  })

  it('take over no page that shows its machine’s own change and not one of another before it', async () => {
    const first = await machine()
    const second = await machine()
    const before = first.known() ?? nothing
    await second.announce(['a'])
    await first.announce(['b'])
    const known = {...before, ownTags: before.ownTags + 1}
    first.keep('/about', page('without the change of the second'), ['a', 'b'], known)
    await keep(first, '/terms', page('stored after it'), ['c'])
    expect(await second.find('/about')).toBeNull()
    first.keep('/faq', page('of nothing that the second told'), ['b', 'c'], known)
    await until(async () => (await second.find('/faq')) !== null)
  })

  it('take over nothing while they tell the others that it is stale', async () => {
    const other = await machine()
    await keep(other, '/about', page('old'), ['a', 'b'])
    let tell: () => void = () => undefined
    const mayTell = new Promise<void>((resolve) => (tell = resolve))
    let told: Promise<void> = Promise.resolve()
    const store = server.store()
    // It answers from before a change, and later than the change is told.
    const slow = await machine({
      store: withCalls(store, {
        append: async (...change) => {
          await mayTell
          return await store.append(...change)
        },
        findPage: async (...wanted) => {
          const found = await store.findPage(...wanted)
          tell()
          await told
          return found
        },
      }),
    })
    told = slow.announce(['a'])
    expect(await slow.find('/about')).toBeNull()
    tell()
    await told
    expect(await slow.find('/about')).toBeNull()
    await slow.announce(['of something else'])
    await keep(slow, '/contact', page('shared'), ['c'])
  })

  it.each(['refuses', 'hangs'] as const)(
    'which %s: nobody waits, and everything is told when it is back',
    async (how) => {
      const store = server.store(true)
      let finds = 0
      const counting = withCalls(store, {
        findPage: (...wanted) => {
          finds += 1
          return store.findPage(...wanted)
        },
      })
      const relay = server.relay()
      const cutOff = await machine({store: counting})
      const other = await machine()
      await keep(other, '/about', page('shared'), ['tag'])
      expect(cutOff.isReachable()).toBe(true)
      if (how === 'refuses') await relay.cut()
      else relay.hang()
      const before = Date.now() - 1
      await cutOff.announce([`told-later-${how}`])
      expect(await cutOff.find('/about')).toBeNull()
      // A breaker answers from now on, and asks now and then whether the database is back.
      for (let index = 0; index < 100; index++) await cutOff.find('/about')
      expect(finds).toBeLessThan(10)
      expect(areTagsStale([`told-later-${how}`], before)).toBe(false)
      await until(() => !cutOff.isReachable())
      await other.announce([`heard-later-${how}`])
      await relay.restore()
      const tags = [`told-later-${how}`, `heard-later-${how}`]
      await until(() => tags.every((tag) => areTagsStale([tag], before)))
      await until(async () => (await cutOff.find('/about')) !== null)
      await until(() => cutOff.isReachable())
    },
  )

  it('which is not there when the site starts: it is waited for', async () => {
    const relay = server.relay()
    await relay.cut()
    const sharing = machines.start({store: server.store(true)})
    expect(await sharing.find('/about')).toBeNull()
    await sharing.announce(['before-the-database'])
    await relay.restore()
    await until(() => sharing.known()?.position === 1)
  })
})

it('decision 59: bytes that are no page are refused', async () => {
  const packed = await packPage(page('x'))
  await expect(unpackPage(packed.subarray(0, 40))).rejects.toThrow()
  await expect(unpackPage(Buffer.from('nothing'))).rejects.toThrow()
})
