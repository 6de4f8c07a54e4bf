import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {createServer} from 'node:http'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {jest} from '@jest/globals'
import {until} from '#lib/testing/until.ts'
import {listen} from '#lib/testing/listen.ts'
import {invalidations} from '#revalidation/channels.ts'
import type {Job} from '#lib/repeat.ts'

/** Stands in for the content lake. */
let hasContent: boolean
let paths: string[]
let queries: number
let responding: Promise<unknown> = Promise.resolve()
const lake = createServer((_request, response) => {
  queries += 1
  void responding.then(() => {
    response.writeHead(200, {'content-type': 'application/json'})
    response.end(JSON.stringify({result: {hasContent, paths}}))
  })
})
process.env['CONTENT_LAKE_PORT'] = String(await listen(lake))
const {renderingConfiguration} = await import('#config/environment.server.ts')
const {startImageErasure} = await import('./image-erasure.server.ts')
const {content} = renderingConfiguration()

const folder = mkdtempSync(join(tmpdir(), 'image-erasure-'))
const build = join(folder, '.next')
// Not `process.chdir`: other test files of the same Jest worker would inherit it.
jest.spyOn(process, 'cwd').mockReturnValue(folder)
const cached = join(build, 'cache', 'images', 'hash-of-an-address')

const jobs: Job[] = []

function start({contentCheckMs = 60_000, storedAfterMs = 0} = {}): void {
  const job = startImageErasure({content, contentCheckMs}, storedAfterMs)
  if (job !== null) jobs.push(job)
}

/** Starts a job and waits for its first comparison. */
async function startKnowing(known: string[], options?: Parameters<typeof start>[0]): Promise<void> {
  paths = known
  start(options)
  await until(() => existsSync(join(build, 'cache', 'image-paths.json')))
}

/** Stores an image as Next's optimizer does. */
function store(): void {
  mkdirSync(cached, {recursive: true})
  writeFileSync(join(cached, '60.1.a.b.webp'), 'image')
}

const isEmpty = () => until(() => !existsSync(cached))
/** Reports a deleted image, as the webhook does. */
const reportDeletion = () => invalidations.publish(['document:image-a', 'type:sanity.imageAsset'])

beforeEach(() => {
  hasContent = true
  paths = []
  queries = 0
  rmSync(build, {recursive: true, force: true})
})
afterEach(async () => {
  await Promise.all(jobs.splice(0).map((job) => job.stop()))
})
afterAll(() => {
  rmSync(folder, {recursive: true, force: true})
  lake.closeAllConnections()
  lake.close()
})

describe('startImageErasure', () => {
  it("empties the optimizer's cache when the webhook reports a deletion, and again later (GDPR)", async () => {
    await startKnowing(['images/a.jpg'], {storedAfterMs: 200})
    store()
    // An image added and deleted between two comparisons is in neither of them.
    reportDeletion()
    await isEmpty()
    // The optimizer was still storing the image.
    store()
    await isEmpty()
  })

  it('empties the cache after a deletion that the webhook missed', async () => {
    await startKnowing(['images/a.jpg', 'images/b.jpg'], {contentCheckMs: 20})
    store()
    paths = ['images/a.jpg']
    await isEmpty()
  })

  it('empties the cache after a deletion while the site was down', async () => {
    await startKnowing(['images/a.jpg'])
    await jobs.pop()?.stop()
    store()
    paths = []
    start()
    await isEmpty()
  })

  it('empties a cache of unknown age at the start', async () => {
    store()
    start()
    await isEmpty()
  })

  it('keeps the cache and logs an error for an empty lake', async () => {
    await startKnowing(['images/a.jpg'])
    store()
    const logged = jest.spyOn(console, 'error').mockReturnValue(undefined)
    hasContent = false
    paths = []
    reportDeletion()
    await until(() => logged.mock.calls.length > 0)
    logged.mockRestore()
    expect(existsSync(cached)).toBe(true)
  })

  it('stops immediately and erases nothing more', async () => {
    await startKnowing(['images/a.jpg'])
    await jobs.pop()?.stop()
    store()
    const respond = Promise.withResolvers<undefined>()
    responding = respond.promise
    paths = []
    start()
    await until(() => queries === 2)
    await jobs.pop()?.stop()
    respond.resolve(undefined)
    await new Promise(setImmediate)
    // Three comparisons of another job outlast anything that the stopped job could still do.
    paths = ['images/a.jpg']
    start({contentCheckMs: 5})
    await until(() => queries > 5)
    expect(existsSync(cached)).toBe(true)
  })

  it('returns null with hosted Sanity', () => {
    const hosted = {content: {...content, lakeOrigin: null}, contentCheckMs: 1}
    expect(startImageErasure(hosted)).toBeNull()
  })
})
