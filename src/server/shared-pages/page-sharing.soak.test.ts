import {setTimeout} from 'node:timers/promises'
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
  findFile: (...file) => store.findFile(...file),
  missingFiles: (...files) => store.missingFiles(...files),
  keepFile: (...file) => store.keepFile(...file),
  deleteOld: () => store.deleteOld(),
  close: () => store.close(),
  ...calls,
})

let server: SharedServer
const machines = new Machines(() => server.store())
const machine: Machines['machine'] = (options) => machines.machine(options)

afterAll(() => machines.delete())

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

  it('have the files of each other’s builds, without the copies that are compressed', async () => {
    await machine()
    const other = await machine({build: 'another build'})
    await until(async () => (await other.findFile('/chunks/page.js')) !== null)
    expect(String(await other.findFile('/chunks/page.js'))).toBe('the script')
    expect(await other.findFile('/chunks/page.js.br')).toBeNull()
  })

  it('have the data of each other’s pages, which is kept once', async () => {
    const store = server.store()
    let kept = 0
    const counting = withCalls(store, {
      keepFile: (kind, ...file) => {
        if (kind === 'pageData') kept += 1
        return store.keepFile(kind, ...file)
      },
    })
    const first = await machine({store: counting})
    const second = await machine({build: 'another build'})
    expect(await second.findData('name')).toBeNull()
    expect(await first.keepData('name', Buffer.from('data'))).toBe(true)
    expect(String(await second.findData('name'))).toBe('data')
    expect(await second.findFile('name')).toBeNull()
    expect(await first.keepData('name', Buffer.from('data'))).toBe(true)
    expect(kept).toBe(1)
  })

  it('wait longer for a file and for data than for a page, which they can render themselves', async () => {
    // It never finds a page, and gives a file some time after nobody waits for the page any more.
    const slow = await machine({
      store: withCalls(server.store(), {
        findPage: () => new Promise(() => undefined),
        findFile: async (kind) => {
          await slow.find('/about')
          await setTimeout(50)
          return Buffer.from(kind)
        },
      }),
    })
    const found = await Promise.all([slow.findFile('/chunks/page.js'), slow.findData('name')])
    expect(found.map(String)).toEqual(['build', 'pageData'])
  })

  it('share the data of pages that they gave out before they could share', async () => {
    await machine({pagesData: () => new Map([['given', Buffer.from('data')]])})
    const other = await machine()
    await until(async () => (await other.findData('given')) !== null)
  })

  it.each(['refuses', 'hangs'] as const)(
    'which %s: nobody waits, and everything is told when it is back',
    async (how) => {
      const store = server.store(true)
      let finds = 0
      let asked = 0
      const counting = withCalls(store, {
        missingFiles: (kind, ...names) => {
          if (kind === 'pageData') asked += 1
          return store.missingFiles(kind, ...names)
        },
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
      asked = 0
      for (let index = 0; index < 100; index++)
        expect(await cutOff.keepData('name', Buffer.from('data'))).toBe(false)
      expect(asked).toBeLessThan(10)
      expect(areTagsStale([`told-later-${how}`], before)).toBe(false)
      await until(() => !cutOff.isReachable())
      await other.announce([`heard-later-${how}`])
      await relay.restore()
      const tags = [`told-later-${how}`, `heard-later-${how}`]
      await until(() => tags.every((tag) => areTagsStale([tag], before)))
      await until(async () => (await cutOff.find('/about')) !== null)
      await until(() => cutOff.keepData('name', Buffer.from('data')))
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
