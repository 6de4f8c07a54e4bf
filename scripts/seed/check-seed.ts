import {createClient} from '@sanity/client'
import {validateDocument} from '@sanity/validation'
import {createSchema} from 'sanity'
import {schemaTypes} from '#studio/schema/schema.ts'
import {serveDataset} from './dataset-server.ts'
import {everyPart, readSeed, type SeedDocument} from './read-seed.ts'

/**
 * Checks every document of the seed against the schema of the Studio, with the rules an editor meets.
 * Prints one line for each finding; ends with 1 when one of them is an error.
 */
async function checkSeed(): Promise<void> {
  const documents = (await readSeed()).map(withUploadedAssets)
  const ids = new Set(documents.map(({_id}) => _id))
  const {server, origin} = await serveDataset(documents)
  const client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: origin,
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- Node resolves no name under localhost
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
  console.info(`${documents.length} documents checked`)
}

function report({_id}: SeedDocument, level: string, text: string): void {
  console.error(`${level}: ${_id} ${text}`)
  if (level === 'error') process.exitCode = 1
}

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
