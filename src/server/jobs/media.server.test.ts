import {channel} from 'node:diagnostics_channel'
import {once} from 'node:events'
import {createServer} from 'node:http'
import {jest} from '@jest/globals'
import {revalidationChannel} from '#lib/revalidation-channel.ts'

const mebibyte = 1024 * 1024
const name = (letter: string, ending: string) => `${letter.repeat(40)}.${ending}`
const asset = (letter: string, ending: string, size: number) => ({
  path: `files/local/production/${name(letter, ending)}`,
  size,
})
const picture = {path: `images/local/production/${'e'.repeat(40)}-9x9.jpg`, size: 100}

/** Stands in for the content lake, over HTTP. */
let hasContent = true
let assets: {path: string; size: number | null}[] = []
let queries = 0
const lake = createServer((_request, response) => {
  queries += 1
  response.writeHead(200, {'content-type': 'application/json'})
  response.end(JSON.stringify({result: {hasContent, assets}}))
}).listen(0, '127.0.0.1')
await once(lake, 'listening')
const bound = lake.address()
process.env['CONTENT_LAKE_PORT'] = String(
  typeof bound === 'object' && bound !== null ? bound.port : 0,
)
const {renderingConfiguration} = await import('#config/environment.server.ts')
const {startMediaCheck} = await import('./media.server.ts')

let retained: string[][] = []
let prepared: string[] = []
let failures = 0

beforeEach(() => {
  hasContent = true
  assets = []
  retained = []
  prepared = []
  failures = 0
  queries = 0
  globalThis.siteMedia = {
    prepare: (url) => {
      prepared.push(url)
      if (failures === 0) return Promise.resolve()
      failures -= 1
      return Promise.reject(new Error('not now'))
    },
    retain: (names) => void retained.push([...names]),
  }
})
afterAll(() => {
  globalThis.siteMedia = undefined
  lake.closeAllConnections()
  lake.close()
})

const {content} = renderingConfiguration()
const start = (contentCheckMs = 60_000) => startMediaCheck({content, contentCheckMs})

async function until(isTrue: () => boolean): Promise<void> {
  const deadline = Date.now() + 5000
  while (!isTrue()) {
    if (Date.now() > deadline) throw new Error('it did not happen')
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

describe('decision 103: the comparison of what is kept with what there is', () => {
  it('removes the rest, and fetches films and files but no pictures', async () => {
    assets = [asset('a', 'pdf', 100), picture, asset('b', 'mp4', 200)]
    const job = start()
    await until(() => prepared.length === 2)
    await job?.stop()
    expect(retained).toEqual([[name('a', 'pdf'), `${'e'.repeat(40)}-9x9.jpg`, name('b', 'mp4')]])
    expect(prepared).toEqual([
      `/media/files/${name('a', 'pdf')}`,
      `/media/files/${name('b', 'mp4')}`,
    ])
  })

  it('fetches what there is room for: no file that is not kept, and 256 MiB of all', async () => {
    assets = [
      asset('a', 'mp4', 65 * mebibyte),
      ...['b', 'c', 'd', 'e', 'f'].map((letter) => asset(letter, 'mp4', 60 * mebibyte)),
      {...asset('9', 'pdf', 0), size: null},
    ]
    const job = start()
    await until(() => prepared.length === 5)
    await job?.stop()
    expect(prepared.map((url) => url.charAt('/media/files/'.length)).join('')).toBe('bcde9')
  })

  it('is made again with every change of content that is told, until it is stopped', async () => {
    const job = start()
    await until(() => retained.length === 1)
    channel(revalidationChannel).publish(['type:page'])
    await until(() => retained.length === 2)
    await job?.stop()
    channel(revalidationChannel).publish(['type:page'])
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(queries).toBe(2)
  })

  it('removes nothing for a lake without content, and tries again what failed', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue(undefined)
    hasContent = false
    const job = start(20)
    await until(() => queries === 2)
    expect(retained).toEqual([])
    hasContent = true
    assets = [asset('a', 'pdf', 100)]
    failures = 1
    await until(() => prepared.length >= 2)
    await job?.stop()
    expect(String(logged.mock.calls[0]?.[0])).toContain('Kept pictures could not be compared')
    logged.mockRestore()
  })

  it('is not made where nothing is kept', () => {
    expect(startMediaCheck({content: {...content, lakeOrigin: null}, contentCheckMs: 1})).toBeNull()
    globalThis.siteMedia = undefined
    expect(start()).toBeNull()
  })
})
