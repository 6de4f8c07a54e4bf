import {createClient} from '@sanity/client'
import {validateDocument} from '@sanity/validation'
import {createSchema} from 'sanity'
import {schemaTypes} from '#studio/schema/schema.ts'
import {everyPart, readSeed, type SeedDocument} from './read-seed.ts'
import {serveDataset} from './serve-dataset.ts'

const uploaded = 'image-uploaded'

/**
 * Validates the documents of the seed with the schema of the Studio. Prints one line for each finding and exits with 1
 * when one of them is an error.
 */
async function checkSeed(): Promise<void> {
  const documents = (await readSeed()).map(withUploadedAssets)
  const ids = new Set(documents.map(({_id}) => _id))
  const {server, port} = await serveDataset(() => documents)
  const client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `http://127.0.0.1:${port}`,
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
    if (status === 'notEvaluated') report(document, 'error', 'could not be validated')
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

/** Replaces each `_sanityAsset` with a reference to an asset, as the import does. */
function withUploadedAssets(document: SeedDocument): SeedDocument {
  const copy = structuredClone(document)
  for (const object of everyPart(copy)) {
    if (typeof object['_sanityAsset'] !== 'string') continue
    object['asset'] = {_type: 'reference', _ref: uploaded}
    delete object['_sanityAsset']
  }
  return copy
}

function segmentName(segment: unknown): string {
  return typeof segment === 'object' && segment !== null && '_key' in segment
    ? String(segment._key)
    : String(segment)
}

await checkSeed()
