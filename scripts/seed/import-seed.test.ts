import {mkdtemp, readdir, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createClient, type SanityClient} from '@sanity/client'
import {sanityImport} from '@sanity/import'
import {type ContentLake, startContentLake} from '#content-lake/start-content-lake.ts'
import {everyPart, readSeed, seedFolder} from './read-seed.ts'

let dataDir: string
let lake: ContentLake
let client: SanityClient

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'seed-'))
  lake = await startContentLake({dataDir, port: 0, readToken: 'reader', writeToken: 'writer'})
  client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: lake.origin,
    // oxlint-disable-next-line typescript/no-deprecated -- Node resolves no name under localhost
    useProjectHostname: false,
    useCdn: false,
    token: 'writer',
  })
})

afterAll(async () => {
  await lake.close()
  await rm(dataDir, {recursive: true})
})

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
    expect(await client.fetch<unknown>('count(*[_type == "service" && page._weak == true])')).toBe(
      0,
    )
  })

  it('overwrites no document when it is repeated', async () => {
    await client.patch('siteSettings').set({tagline: 'Edited'}).commit()
    await importSeed()
    expect(await client.fetch<unknown>('*[_id == "siteSettings"][0].tagline')).toBe('Edited')
  }, 30_000)
})
