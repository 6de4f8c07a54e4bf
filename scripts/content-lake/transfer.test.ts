import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import sharp from 'sharp'
import {startTestLake} from '#content-lake/testing/lake.ts'
import {exportDataset, importDataset} from './transfer.ts'

const source = await startTestLake()
const target = await startTestLake()
const folder = await mkdtemp(join(tmpdir(), 'content-lake-transfer-'))
await mkdir(join(folder, 'images'))
const colour = {width: 40, height: 20, channels: 3, background: '#336699'} as const
const image = join(folder, 'images', 'blue.png')
await sharp({create: colour}).png().toFile(image)
const documents = [
  {
    _id: 'page',
    _type: 'page',
    _updatedAt: '2026-01-31T12:00:00Z',
    image: {_type: 'image', _sanityAsset: `image@file://${image}`},
    author: {_type: 'reference', _ref: 'ada'},
  },
  {_id: 'drafts.page', _type: 'page', title: 'Draft'},
  {_id: 'ada', _type: 'person', name: 'Ada'},
]
const lines = documents.map((document) => JSON.stringify(document)).join('\n')
await writeFile(join(folder, 'seed.ndjson'), lines)
afterAll(async () => {
  await Promise.all([source.remove(), target.remove()])
  await rm(folder, {recursive: true})
})

const importSeed = () =>
  importDataset({
    client: source.client,
    source: join(folder, 'seed.ndjson'),
    operation: 'createOrReplace',
    keepUpdatedAt: true,
  })
const exportTo = (...path: string[]) =>
  exportDataset({
    client: source.client,
    dataset: 'production',
    destination: join(folder, ...path),
  })

describe('dataset transfer', () => {
  it('imports documents, references and images, and keeps when documents were changed', async () => {
    expect((await importSeed()).documents).toBe(3)
    const query =
      '*[_id == "page"][0]{"width": image.asset->metadata.dimensions.width, "weak": author._weak, "author": author->name, "url": image.asset->url, _updatedAt}'
    const page = await source.client.fetch<{url: string}>(query)
    // Its reference and its image were set by later patches.
    const updated = {_updatedAt: '2026-01-31T12:00:00Z'}
    expect(page).toMatchObject({width: 40, weak: null, author: 'Ada', ...updated})
    expect((await fetch(page.url)).status).toBe(200)
  }, 20_000)

  it('exports everything but secrets that give access to drafts, and imports it into another lake', async () => {
    const shared = {_id: 'share', _type: 'sanity.previewUrlShareAccess', secret: 'for everybody'}
    const visit = {_id: 'drafts.visit', _type: 'sanity.previewUrlSecret', secret: 'for one'}
    await source.client.transaction().createOrReplace(shared).createOrReplace(visit).commit()
    const destination = join(folder, 'out', 'production.tar.gz')
    expect(await exportTo('out', 'production.tar.gz')).toEqual({documents: 3, assets: 1})
    await importDataset({
      client: target.client,
      source: destination,
      operation: 'create',
      keepUpdatedAt: true,
    })
    const query =
      '*[!(_type match "sanity.*")] | order(_id) {_id, _type, _createdAt, _updatedAt, title, "alt": image.asset->sha1hash, "author": author->name}'
    const [before, after] = [source, target].map(({client}) =>
      client.withConfig({perspective: 'raw'}),
    )
    expect(await after?.fetch(query)).toEqual(await before?.fetch(query))
    expect(await after?.fetch('count(*[defined(secret)])')).toBe(0)
  }, 20_000)
})
