import {execFile} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {gunzipSync} from 'node:zlib'
import {dryRun} from 'sanity/migrate'
import {z} from 'zod'
import {sectionTypes} from '#studio/schema/sections.ts'
import migration from './migration.ts'
import {merges, mergeSections} from './merge-sections.ts'

/** Replaces the seed's file names with asset references, as in a dataset. */
function withAsset(_name: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && '_sanityAsset' in value
    ? {...value, asset: {_type: 'reference', _ref: 'image-0'}}
    : value
}

const read = (line: string): Record<string, unknown> & {_id: string; _type: string} =>
  z.looseObject({_id: z.string(), _type: z.string()}).parse(JSON.parse(line, withAsset))

/** Seeded pages and shared sections before the migration. */
const before = gunzipSync(readFileSync(join(import.meta.dirname, 'before.ndjson.gz')))
const documents = before.toString().trimEnd().split('\n').map(read)

const fieldOf = ({_type}: {_type: string}) => (_type === 'page' ? 'sections' : 'section')
const migrated = documents.map((document) => ({
  ...document,
  [fieldOf(document)]: mergeSections(document[fieldOf(document)]),
}))
const sectionsOf = (document: ReturnType<typeof read>) => {
  const sections: unknown = document[fieldOf(document)]
  return z.array(z.looseObject({_type: z.string(), _key: z.string()})).parse(sections)
}

const withoutTexts = ['_type', 'icon', 'layout']

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((item: unknown) => textsIn(item))
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, field]) =>
        withoutTexts.includes(name) ? [] : textsIn(field),
      )
    : []
}

describe('fewer-sections migration', () => {
  it('leaves no section of a removed type', () => {
    const before = documents.flatMap(sectionsOf).map(({_type}) => _type)
    expect(Object.keys(merges).filter((type) => before.includes(type)).length).toBeGreaterThan(10)
    const after = migrated.flatMap(sectionsOf).map(({_type}) => _type)
    const known = [...sectionTypes, 'reference']
    expect(after.filter((type) => !known.includes(type))).toEqual([])
  })

  it('preserves the order of sections and every text in its section', () => {
    for (const [place, document] of documents.entries()) {
      const [before, after] = [sectionsOf(document), sectionsOf(migrated[place] ?? document)]
      expect(after.map(({_key}) => _key)).toEqual(before.map(({_key}) => _key))
      for (const [index, section] of before.entries()) {
        const texts = textsIn(after[index])
        expect(textsIn(section).filter((text) => !texts.includes(text))).toEqual([])
      }
    }
  })

  it('changes nothing on a second run or in a document without sections', () => {
    for (const document of migrated) {
      const sections = document[fieldOf(document)]
      expect(mergeSections(sections)).toBe(sections)
    }
    expect(mergeSections(undefined)).toBeUndefined()
  })

  it('accepts a draft with missing fields', () => {
    for (const type of Object.keys(merges)) {
      const [section] = z
        .array(z.looseObject({_type: z.string(), layout: z.string()}))
        .parse(mergeSections([{_key: 'new', _type: type}]))
      expect([...sectionTypes]).toContain(section?._type)
    }
  })

  it('patches the same documents when Sanity runs it on an export', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'migration-'))
    const archive = join(folder, 'export.tar.gz')
    await writeFile(join(folder, 'data.ndjson'), before)
    await promisify(execFile)('tar', ['-czf', archive, '-C', folder, 'data.ndjson'])
    const api = {
      projectId: 'local',
      dataset: 'production',
      token: 'none',
      apiVersion: 'v2025-02-19' as const,
    }
    const patched: string[] = []
    for await (const mutation of dryRun({api, exportPath: archive}, migration)) {
      const text = JSON.stringify(mutation)
      patched.push(...documents.map(({_id}) => _id).filter((id) => text.includes(`"id":"${id}"`)))
    }
    await rm(folder, {recursive: true})
    const changed = documents.filter((document, place) => {
      const field = fieldOf(document)
      return document[field] !== migrated[place]?.[field]
    })
    expect(patched.toSorted()).toEqual(changed.map(({_id}) => _id).toSorted())
    expect(changed.length).toBeGreaterThan(10)
  })
})
