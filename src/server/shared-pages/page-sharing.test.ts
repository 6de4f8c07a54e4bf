import {randomBytes} from 'node:crypto'
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as sleep} from 'node:timers/promises'
import {areTagsStale} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import {type PrivatePostgres, startPostgres} from '#interest/testing/postgres.ts'
import {type PostgresRelay, startPostgresRelay} from '#interest/testing/postgres-relay.ts'
import type {StoredPage} from '#lib/shared-pages.ts'
import {packPage, unpackPage} from './pack-page.ts'
import {PageSharing} from './page-sharing.ts'
import {SharedDatabase} from './shared-database.ts'

const staticFolder = mkdtempSync(join(tmpdir(), 'static-'))
mkdirSync(join(staticFolder, 'chunks'))
writeFileSync(join(staticFolder, 'chunks', 'page.js'), 'the script')
writeFileSync(join(staticFolder, 'chunks', 'page.js.br'), 'compressed')

const page = (html: string): StoredPage => ({
  value: {
    kind: 'APP_PAGE',
    html,
    rscData: randomBytes(16),
    headers: {'x-next-cache-tags': 'a,b'},
    segmentData: new Map([['/_tree', randomBytes(16)]]),
  },
  context: {cacheControl: {revalidate: false, expire: undefined}, isFallback: false},
})

let server: PrivatePostgres
let relay: PostgresRelay
let address: string
const nothing = {position: 0, ownTags: 0}
const started: {sharing: PageSharing; database: SharedDatabase}[] = []

class CountingDatabase extends SharedDatabase {
  finds = 0
  override async findPage(build: string, key: string): Promise<Buffer | null> {
    this.finds += 1
    return await super.findPage(build, key)
  }
}

/** Starts what a machine of its own would have. */
async function machine(
  url: string,
  build = 'build',
  onChange = () => {},
  database = new SharedDatabase(url),
): Promise<PageSharing> {
  const sharing = new PageSharing({
    database,
    build,
    staticFolder,
    onChange,
  })
  sharing.start()
  started.push({sharing, database})
  await until(() => sharing.known() !== null)
  return sharing
}

/** A bound for what never comes. */
async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`never came: ${isTrue.toString()}`)
    await sleep(5)
  }
}

/** Keeping is nothing that anybody waits for. */
async function keep(sharing: PageSharing, key: string, stored: StoredPage, tags: string[]) {
  sharing.keep(key, stored, tags, sharing.known() ?? nothing)
  await until(async () => (await sharing.find(key)) !== null)
}

beforeAll(async () => {
  server = await startPostgres()
}, 300_000)

beforeEach(async () => {
  address = await server.createDatabase()
  relay = await startPostgresRelay(address)
})

afterEach(async () => {
  await relay.restore()
  await Promise.all(
    started.splice(0).map(async ({sharing, database}) => {
      await sharing.stop()
      await database.close()
    }),
  )
  await relay.cut()
})

afterAll(async () => {
  await server.stop()
  rmSync(staticFolder, {recursive: true})
})

describe('decision 59: machines that share a database', () => {
  it('tell each other what is stale, and each is told once', async () => {
    let heard = 0
    const first = await machine(address)
    const second = await machine(address, 'build', () => (heard += 1))
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
    const other = await machine(address)
    const ending = await machine(address)
    await ending.stop()
    const before = Date.now() - 1
    await ending.announce(['told-last'])
    await until(() => areTagsStale(['told-last'], before))
    expect(other.known()?.position).toBe(1)
  })

  it('start at once on an empty database, and lose no change that is told at the same time', async () => {
    const machines = await Promise.all(Array.from({length: 6}, () => machine(address)))
    const before = Date.now() - 1
    const tags = Array.from({length: 60}, (_unused, index) => `many-${index}`)
    await Promise.all(tags.map(async (tag, index) => await machines[index % 6]?.announce([tag])))
    await until(() => tags.every((tag) => areTagsStale([tag], before)))
    await until(() => new Set(machines.map((one) => one.known()?.position)).size === 1)
  })

  it('hear when they start of what was told before', async () => {
    await (await machine(address)).announce(['told-before'])
    const before = Date.now() - 1
    let heard = 0
    expect((await machine(address, 'build', () => (heard += 1))).known()?.position).toBe(1)
    expect(areTagsStale(['told-before'], before)).toBe(true)
    expect(heard).toBe(1)
  })

  it('exchange a page whole, with the same build only', async () => {
    const first = await machine(address)
    const second = await machine(address)
    const other = await machine(address, 'another build')
    const stored = page('<p>rendered by the first</p>')
    await keep(first, '/about', stored, ['a', 'b'])
    expect(await second.find('/about')).toEqual(stored)
    expect(await other.find('/about')).toBeNull()
    expect(await second.find('/contact')).toBeNull()
  })

  it('take over no page that something has changed on since its rendering began', async () => {
    const first = await machine(address)
    const second = await machine(address)
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
    const first = await machine(address)
    const second = await machine(address)
    const before = first.known() ?? nothing
    const told = first.announce(['a'])
    const between = first.known() ?? nothing
    // It has not been told, and what is rendered from now on shows it.
    expect(between).toEqual({position: before.position, ownTags: before.ownTags + 1})
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

  it('take over nothing while they tell the others that it is stale', async () => {
    const other = await machine(address)
    await keep(other, '/about', page('old'), ['a', 'b'])
    let tell: () => void = () => undefined
    const mayTell = new Promise<void>((resolve) => (tell = resolve))
    let told: Promise<void> = Promise.resolve()
    /** It answers from before a change, and later than the change is told. */
    class SlowDatabase extends SharedDatabase {
      override async append(origin: string, tags: readonly string[]): Promise<number> {
        await mayTell
        return await super.append(origin, tags)
      }
      override async findPage(build: string, key: string): Promise<Buffer | null> {
        const found = await super.findPage(build, key)
        tell()
        await told
        return found
      }
    }
    const slow = await machine(address, 'build', () => {}, new SlowDatabase(address))
    told = slow.announce(['a'])
    expect(await slow.find('/about')).toBeNull()
    tell()
    await told
    expect(await slow.find('/about')).toBeNull()
    await slow.announce(['of something else'])
    await keep(slow, '/contact', page('shared'), ['c'])
  })

  it('have the files of each other’s builds, without the copies that are compressed', async () => {
    await machine(address)
    const other = await machine(address, 'another build')
    await until(async () => (await other.findFile('/chunks/page.js')) !== null)
    expect(String(await other.findFile('/chunks/page.js'))).toBe('the script')
    expect(await other.findFile('/chunks/page.js.br')).toBeNull()
  })
})

describe('decision 59: a database that is away', () => {
  it.each(['refuses', 'hangs'] as const)(
    'and %s: nobody waits, and everything is told when it is back',
    async (how) => {
      const counting = new CountingDatabase(relay.address)
      const cutOff = await machine(relay.address, 'build', () => {}, counting)
      const other = await machine(address)
      await keep(other, '/about', page('shared'), ['tag'])
      if (how === 'refuses') await relay.cut()
      else relay.hang()
      const before = Date.now() - 1
      await cutOff.announce([`told-later-${how}`])
      expect(await cutOff.find('/about')).toBeNull()
      // A breaker answers from now on, and asks now and then whether the database is back.
      for (let index = 0; index < 100; index++) await cutOff.find('/about')
      expect(counting.finds).toBeLessThan(10)
      expect(areTagsStale([`told-later-${how}`], before)).toBe(false)
      await other.announce([`heard-later-${how}`])
      await relay.restore()
      const tags = [`told-later-${how}`, `heard-later-${how}`]
      await until(() => tags.every((tag) => areTagsStale([tag], before)))
      await until(async () => (await cutOff.find('/about')) !== null)
    },
  )

  it('when the site starts is waited for', async () => {
    await relay.cut()
    const database = new SharedDatabase(relay.address)
    const sharing = new PageSharing({
      database,
      build: 'build',
      staticFolder,
      onChange: () => {},
    })
    sharing.start()
    started.push({sharing, database})
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
