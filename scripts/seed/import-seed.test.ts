import {readdir} from 'node:fs/promises'
import {join} from 'node:path'
import {sanityImport} from '@sanity/import'
import {startTestLake} from '#content-lake/testing/lake.ts'
import {everyPart, readSeed, seedFolder} from './read-seed.ts'

const lake = await startTestLake()
const {client} = lake
afterAll(() => lake.remove())

/** Imports with Sanity's client; existing documents stay as they are. */
const importSeed = () =>
  sanityImport(seedFolder, {client, operation: 'createIfNotExists', onProgress: () => undefined})

describe('import of the seed into an empty content lake', () => {
  it('creates every document', async () => {
    expect(await importSeed()).toEqual({numDocs: (await readSeed()).length, warnings: []})
  }, 30_000)

  it('uploads every image and video', async () => {
    const names = await Promise.all(
      ['images', 'files'].map((folder) => readdir(join(seedFolder, folder))),
    )
    const uploaded = await client.fetch<string[]>(
      '*[_type in ["sanity.imageAsset", "sanity.fileAsset"]].originalFilename',
    )
    expect(uploaded.sort()).toEqual(names.flat().sort())
    const holders = [...everyPart(await client.fetch<unknown>('*[!(_type match "sanity.*")]'))]
    expect(holders.filter((part) => '_sanityAsset' in part)).toEqual([])
    expect(holders.filter(({_type, asset}) => _type === 'image' && asset === undefined)).toEqual([])
  })

  it('strengthens every reference', async () => {
    expect(await client.fetch('count(*[_type == "service" && page._weak == true])')).toBe(0)
  })

  it('overwrites no document when it is repeated', async () => {
    await client.patch('siteSettings').set({tagline: 'Edited'}).commit()
    await importSeed()
    expect(await client.getDocument('siteSettings')).toMatchObject({tagline: 'Edited'})
  }, 30_000)
})
