import {createClient} from '@sanity/client'
import {validateDocument} from '@sanity/validation'
import {createSchema} from 'sanity'
import {scaleDocuments, templatesIn} from '#scripts/bench/scale-documents.ts'
import {schemaTypes} from '#studio/schema/schema.ts'
import {serveDataset} from './dataset-server.ts'
import {everyPart, readSeed, type SeedDocument} from './read-seed.ts'

/**
 * Checks every document of the seed, and some of those that `npm run bench:scale` makes of it, against the schema of
 * the Studio, with the rules an editor meets. Prints one line for each finding; ends with 1 when one of them is an
 * error.
 */
async function checkSeed(): Promise<void> {
  const seed = (await readSeed()).map(withUploadedAssets)
  // What is measured is what editors could have written.
  const copies = scaleDocuments(templatesIn(seed), generated)
  const documents = [...seed, ...copies]
  const ids = new Set(documents.map(({_id}) => _id))
  const {server, origin} = await serveDataset(documents)
  const client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: origin,
    // oxlint-disable-next-line typescript/no-deprecated -- Node resolves no name under localhost
    useProjectHostname: false,
    useCdn: false,
  })
  const schema = createSchema({name: 'seed', types: schemaTypes})
  for (const document of documents) {
    const {markers, status} = await validateDocument({
      document: {_createdAt: '', _updatedAt: '', _rev: '', ...document},
      schema,
      client,
      getDocumentExists: ({id}) => Promise.resolve(ids.has(id) || id.startsWith(uploaded)),
    })
    if (status === 'notEvaluated') report(document, 'error', 'could not be checked')
    for (const {level, path, message} of markers) {
      report(document, level, `${path.map(segmentName).join('.')}: ${message}`)
    }
  }
  server.close()
  console.info(`${seed.length} documents checked, and ${copies.length} copies`)
}

function report({_id}: SeedDocument, level: string, text: string): void {
  console.error(`${level}: ${_id} ${text}`)
  if (level === 'error') process.exitCode = 1
}

/** Of each type: as many as it takes for a copy of each model. */
const generated = 60

const uploaded = 'image-uploaded'

/** The import replaces each `_sanityAsset` by a reference to the asset it uploaded. */
function withUploadedAssets(document: SeedDocument): SeedDocument {
  const copy = structuredClone(document)
  for (const part of everyPart(copy)) {
    if (typeof part['_sanityAsset'] !== 'string') continue
    part['asset'] = {_type: 'reference', _ref: uploaded}
    delete part['_sanityAsset']
  }
  return copy
}

function segmentName(segment: unknown): string {
  return typeof segment === 'object' && segment !== null && '_key' in segment
    ? String(segment._key)
    : String(segment)
}

await checkSeed()
