import {readdir, rename, unlink, writeFile} from 'node:fs/promises'
import {randomBytes} from 'node:crypto'
import {join} from 'node:path'
import type {SanityImageAssetDocument} from '@sanity/client'
import sharp from 'sharp'
import {startTestLake, type TestLake} from '#content-lake/testing/lake.ts'

let lake = await startTestLake()
afterAll(() => lake.remove())

let images = 0
/** Returns a new image, so that no test uploads the bytes of another. */
function newPng(): Promise<Buffer> {
  images += 1
  return sharp({create: {width: 60, height: 40, channels: 3, background: {r: images, g: 0, b: 0}}})
    .png()
    .toBuffer()
}

async function upload(): Promise<SanityImageAssetDocument> {
  const asset = await lake.client.assets.upload('image', await newPng())
  expect((await fetch(`${asset.url}?w=30`)).status).toBe(200)
  return asset
}

/** Returns all files of an asset. */
async function filesOf({sha1hash}: {sha1hash: string}): Promise<string[]> {
  const folders = ['assets/images', 'assets/files']
  const names = await Promise.all(folders.map((folder) => readdir(join(lake.dataDir, folder))))
  return names.flat().filter((name) => name.includes(sha1hash))
}

describe('deleted asset', () => {
  it.each<[string, (id: string) => Promise<unknown>]>([
    ['by a mutation', (id) => lake.client.delete(id)],
    [
      'by an action',
      (publishedId) =>
        lake.client.action({
          actionType: 'sanity.action.document.delete',
          publishedId,
          includeDrafts: [],
        }),
    ],
    [
      'by replacement with another type',
      (id) => lake.client.transaction().delete(id).create({_id: id, _type: 'note'}).commit(),
    ],
  ])('is erased from disk and memory when deleted %s (GDPR)', async (_how, remove) => {
    const [asset, other] = [await upload(), await upload()]
    expect(await filesOf(asset)).toHaveLength(1)
    await remove(asset._id)
    expect(await filesOf(asset)).toEqual([])
    expect((await fetch(asset.url)).status).toBe(404)
    expect((await fetch(`${asset.url}?w=30`)).status).toBe(404)
    expect(await filesOf(other)).toHaveLength(1)
  })

  it('is erased from the store when it is a file (GDPR)', async () => {
    const film = await lake.client.assets.upload('file', randomBytes(99), {filename: 'film.mp4'})
    expect(await filesOf(film)).toHaveLength(1)
    await lake.client.delete(film._id)
    expect(await filesOf(film)).toEqual([])
  })

  it('keeps its files when the deletion is refused (GDPR)', async () => {
    const asset = await upload()
    await lake.client.create({
      _id: 'page',
      _type: 'page',
      image: {_type: 'image', asset: {_type: 'reference', _ref: asset._id}},
    })
    await expect(lake.client.delete(asset._id)).rejects.toThrow()
    await lake.client.transaction().delete('page').delete(asset._id).commit({dryRun: true})
    expect(await filesOf(asset)).toHaveLength(1)
  })

  it('is erased with its last document (GDPR)', async () => {
    const asset = await upload()
    await lake.client.create({...asset, _id: 'image-second'})
    await lake.client.delete(asset._id)
    expect(await filesOf(asset)).toHaveLength(1)
    expect((await fetch(`${asset.url}?w=30`)).status).toBe(200)
    await lake.client.delete('image-second')
    expect(await filesOf(asset)).toEqual([])
  })

  it('keeps its file when it is uploaded again in parallel (GDPR)', async () => {
    const bytes = await newPng()
    const {_id, sha1hash} = await lake.client.assets.upload('image', bytes)
    for (let round = 0; round < 20; round += 1) {
      await Promise.all([
        lake.client.delete(_id),
        lake.client.assets.upload('image', bytes),
        lake.client.delete(_id),
      ])
      const document = await lake.client.getDocument(_id)
      expect(await filesOf({sha1hash})).toHaveLength(document ? 1 : 0)
      await lake.client.assets.upload('image', bytes)
      expect(await filesOf({sha1hash})).toHaveLength(1)
    }
  })
})

describe('start after a crash', () => {
  let shared: TestLake
  beforeEach(async () => {
    shared = lake
    lake = await startTestLake()
  })
  afterEach(async () => {
    await lake.remove()
    lake = shared
  })

  const orphan = `${'a'.repeat(40)}-10x10.png`

  it('erases files without a document (GDPR)', async () => {
    const asset = await upload()
    const images = join(lake.dataDir, 'assets/images')
    await writeFile(join(images, orphan), 'x')
    await writeFile(join(images, '.0123456789abcdef.new'), 'x')
    lake = await lake.restart()
    expect(await filesOf({sha1hash: 'a'.repeat(40)})).toEqual([])
    expect(await readdir(images)).toHaveLength(1)
    expect(await filesOf(asset)).toHaveLength(1)
  })

  it('erases the only asset when the history records its deletion (GDPR)', async () => {
    const asset = await upload()
    const [file = ''] = await filesOf(asset)
    const path = join(lake.dataDir, 'assets/images', file)
    await rename(path, join(lake.dataDir, file))
    await lake.client.delete(asset._id)
    await rename(join(lake.dataDir, file), path)
    lake = await lake.restart()
    expect(await filesOf(asset)).toEqual([])
  })

  it('keeps all files when the dataset file was moved away', async () => {
    const asset = await upload()
    await lake.lake.close()
    await unlink(join(lake.dataDir, 'dataset/production.ndjson'))
    lake = await startTestLake({dataDir: lake.dataDir})
    expect(await filesOf(asset)).toHaveLength(1)
    expect(lake.logged.join('\n')).toContain('kept 1 asset files')
  })
})
