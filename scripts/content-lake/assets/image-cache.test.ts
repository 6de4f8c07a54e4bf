import {mkdtemp, readdir, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {ImageCache, renditionName} from './image-cache.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-cache-'))
})
afterEach(() => rm(folder, {recursive: true}))

const asset = (letter: string) => `${letter.repeat(40)}-9x9.jpg`
const [a, b, c] = [rendition('a'), rendition('b'), rendition('c')]
const patient = new AbortController().signal

function rendition(letter: string): string {
  return renditionName(asset(letter), '00ff', 'jpg')
}

const bytes = (size: number) => () => Promise.resolve(Buffer.alloc(size, 1))
const open = (maxBytes?: number) => ImageCache.open(folder, () => true, maxBytes)

describe('image cache', () => {
  it('evicts the least recently used image when it is full', async () => {
    const cache = await open(250)
    await cache.get(a, patient, bytes(100))
    await cache.get(b, patient, bytes(100))
    await cache.get(a, patient, () => Promise.reject(new Error('a is in the cache')))
    await cache.get(c, patient, bytes(100))
    expect((await readdir(folder)).sort()).toEqual([a, c])
    expect(cache.bytes).toBe(200)
  })

  it('restores complete files and removes half-written ones', async () => {
    await writeFile(join(folder, a), 'x'.repeat(50))
    await writeFile(join(folder, `${b}.0011.new`), 'x')
    await writeFile(join(folder, c), '')
    const cache = await open()
    expect([cache.bytes, await readdir(folder)]).toEqual([50, [a]])
    expect((await cache.get(a, patient, bytes(1))).length).toBe(50)
  })

  it('renders a removed or truncated file again', async () => {
    const cache = await open()
    await cache.get(a, patient, bytes(10))
    await writeFile(join(folder, a), 'xy')
    expect((await cache.get(a, patient, bytes(10))).length).toBe(10)
    await rm(join(folder, a))
    expect((await cache.get(a, patient, bytes(10))).length).toBe(10)
    expect(cache.bytes).toBe(10)
  })

  it('does not cache failures', async () => {
    const cache = await open()
    await expect(cache.get(a, patient, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect((await cache.get(a, patient, bytes(5))).length).toBe(5)
  })

  it('restores no renditions of a deleted asset', async () => {
    await writeFile(join(folder, a), 'x')
    await writeFile(join(folder, b), 'x')
    await ImageCache.open(folder, (name) => name === asset('b'))
    expect(await readdir(folder)).toEqual([b])
  })

  it('erases all renditions of an asset, including one in flight (GDPR)', async () => {
    const cache = await open()
    const large = renditionName(asset('a'), '11', 'webp')
    await cache.get(a, patient, bytes(10))
    await cache.get(b, patient, bytes(10))
    const rendered = Promise.withResolvers<Buffer>()
    const signals: AbortSignal[] = []
    const image = cache.get(large, patient, (signal) => {
      signals.push(signal)
      return rendered.promise
    })
    const refusal = expect(image).rejects.toMatchObject({status: 404})
    const erased = cache.erase(asset('a'))
    expect(signals.map(({aborted}) => aborted)).toEqual([true])
    rendered.resolve(Buffer.alloc(10))
    await Promise.all([erased, refusal])
    expect(await readdir(folder)).toEqual([b])
    expect(cache.bytes).toBe(10)
  })
})
