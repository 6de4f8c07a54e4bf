import {mkdtemp, readdir, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {ImageCache} from './image-cache.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-cache-'))
})
afterEach(() => rm(folder, {recursive: true}))

const bytes = (size: number) => () => Promise.resolve(Buffer.alloc(size, 1))

describe('the image cache', () => {
  it('lets go of what was used longest ago when it is full', async () => {
    const cache = await ImageCache.open(folder, 250)
    await cache.get('a.jpg', bytes(100))
    await cache.get('b.jpg', bytes(100))
    await cache.get('a.jpg', () => Promise.reject(new Error('a is in the cache')))
    await cache.get('c.jpg', bytes(100))
    expect((await readdir(folder)).sort()).toEqual(['a.jpg', 'c.jpg'])
    expect(cache.bytes).toBe(200)
  })

  it('takes over what is there and drops what was half written', async () => {
    await writeFile(join(folder, 'old.jpg'), 'x'.repeat(50))
    await writeFile(join(folder, 'half.jpg.new'), 'x')
    await writeFile(join(folder, 'empty.jpg'), '')
    const cache = await ImageCache.open(folder)
    expect([cache.bytes, await readdir(folder)]).toEqual([50, ['old.jpg']])
    expect((await cache.get('old.jpg', bytes(1))).length).toBe(50)
  })

  it('makes again what somebody has removed or cut short', async () => {
    const cache = await ImageCache.open(folder)
    await cache.get('a.jpg', bytes(10))
    await writeFile(join(folder, 'a.jpg'), 'xy')
    expect((await cache.get('a.jpg', bytes(10))).length).toBe(10)
    await rm(join(folder, 'a.jpg'))
    expect((await cache.get('a.jpg', bytes(10))).length).toBe(10)
    expect(cache.bytes).toBe(10)
  })

  it('keeps no failure', async () => {
    const cache = await ImageCache.open(folder)
    await expect(cache.get('a.jpg', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect((await cache.get('a.jpg', bytes(5))).length).toBe(5)
  })
})
