import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {z} from 'zod'

/** The folder that `sanityImport` imports: one NDJSON file, and beside it `images` and `files`. */
export const seedFolder = join(import.meta.dirname, 'dataset')

const seedDocument = z.looseObject({_id: z.string(), _type: z.string()})

export type SeedDocument = z.infer<typeof seedDocument>

/**
 * Reads the documents of the seed.
 *
 * @param folder - where the dataset lies
 * @returns the documents in the order of the file
 * @throws when a line is not JSON or has no id or type
 */
export async function readSeed(folder = seedFolder): Promise<SeedDocument[]> {
  const text = await readFile(join(folder, 'documents.ndjson'), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((line) => seedDocument.parse(JSON.parse(line)))
}

/**
 * Lists the sections of a page, each shared one in the place where the page refers to it.
 *
 * @param page - a document of the type `page`
 * @param documents - among which shared sections are
 */
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

/**
 * Names a section by its type and, after a slash, its layout.
 *
 * @param section - of a page
 */
export function nameOfSection({_type, layout}: Record<string, unknown>): string {
  return typeof layout === 'string' ? `${String(_type)}/${layout}` : String(_type)
}

/**
 * Walks through everything inside a value.
 *
 * @param value - any JSON value
 * @returns all objects in it, outer ones first
 */
export function* everyPart(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) {
    for (const item of value) yield* everyPart(item)
  } else if (isRecord(value)) {
    yield value
    for (const item of Object.values(value)) yield* everyPart(item)
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
