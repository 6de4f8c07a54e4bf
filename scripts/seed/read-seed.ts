import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {z} from 'zod'

/** Has the layout of Sanity's exports: an NDJSON file, `images` and `files`. */
export const seedFolder = join(import.meta.dirname, 'dataset')

const seedDocument = z.looseObject({_id: z.string(), _type: z.string()})

export type SeedDocument = z.infer<typeof seedDocument>

/** Reads the documents in the order of the file. @throws Error when a line is not JSON or has no id or type */
export async function readSeed(folder = seedFolder): Promise<SeedDocument[]> {
  const text = await readFile(join(folder, 'documents.ndjson'), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((line) => seedDocument.parse(JSON.parse(line)))
}

/** Returns the sections of a page, with references to shared sections resolved. */
export function sectionsOf(
  page: SeedDocument,
  documents: readonly SeedDocument[],
): Record<string, unknown>[] {
  const placed = [page['sections']].flat().map((section) => {
    if (!isRecord(section) || section['_type'] !== 'reference') return section
    const shared = documents.find(({_id}) => _id === section['_ref'])
    return [shared?.['section']].flat()[0]
  })
  return placed.filter(isRecord)
}

/** Returns the type of a section and its layout after a slash, such as `faqs/groups`. */
export function nameOfSection({_type, layout}: Record<string, unknown>): string {
  return typeof layout === 'string' ? `${String(_type)}/${layout}` : String(_type)
}

/** Yields all objects in a JSON value, outer ones first. */
export function* everyPart(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) {
    for (const item of value) yield* everyPart(item)
  } else if (isRecord(value)) {
    yield value
    for (const item of Object.values(value)) yield* everyPart(item)
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
