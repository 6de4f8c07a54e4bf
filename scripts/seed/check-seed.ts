import {createServer, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {createClient} from '@sanity/client'
import {validateDocument} from '@sanity/validation'
import {createSchema} from 'sanity'
import {evaluateSync, parse} from '#content-lake/query/groq-engine.ts'
import {schemaTypes} from '#studio/schema/schema.ts'
import {everyPart, readSeed, type SeedDocument} from './read-seed.ts'

const uploaded = 'image-uploaded'

/**
 * Validates the documents of the seed with the schema of the Studio. Prints one line for each finding and exits with 1
 * when one of them is an error.
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

/** Serves the queries of schema rules about other documents, such as whether a slug is unique. */
async function serveDataset(
  documents: readonly unknown[],
): Promise<{server: Server; origin: string}> {
  const server = createServer((request, response) => {
    const parameters = new URL(request.url ?? '/', 'http://localhost').searchParams
    const result = evaluate(documents, parameters)
    response.setHeader('content-type', 'application/json').end(JSON.stringify({result}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {server, origin: `http://127.0.0.1:${portOf(server.address())}`}
}

function evaluate(documents: readonly unknown[], parameters: URLSearchParams): unknown {
  const params = Object.fromEntries(
    [...parameters]
      .filter(([name]) => name.startsWith('$'))
      .map(([name, value]): [string, unknown] => [name.slice(1), JSON.parse(value)]),
  )
  const tree = parse(parameters.get('query') ?? '', {params})
  return evaluateSync(tree, {dataset: documents, params})
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

await checkSeed()
