import {createServer, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {evaluateSync, parse} from '#content-lake/query/groq-engine.ts'

/**
 * Answers the queries with which schema rules look at other documents, such as whether a slug is taken.
 *
 * @param documents - what the queries see
 * @returns the listening server and its origin; the caller closes it
 */
export async function serveDataset(
  documents: readonly unknown[],
): Promise<{server: Server; origin: string}> {
  const server = createServer((request, response) => {
    const parameters = new URL(request.url ?? '/', 'http://localhost').searchParams
    const result = answer(documents, parameters)
    response.setHeader('content-type', 'application/json').end(JSON.stringify({result}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {server, origin: `http://127.0.0.1:${portOf(server.address())}`}
}

function answer(documents: readonly unknown[], parameters: URLSearchParams): unknown {
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
