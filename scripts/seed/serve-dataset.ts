import {createServer, type Server} from 'node:http'
import {evaluateSync, parse} from '#content-lake/query/groq-engine.ts'

/** Serves queries on documents in memory, as the content lake does. */
export async function serveDataset(
  documents: () => readonly unknown[],
): Promise<{server: Server; port: number}> {
  const server = createServer((request, response) => {
    const parameters = new URL(request.url ?? '/', 'http://localhost').searchParams
    const params = Object.fromEntries(
      [...parameters]
        .filter(([name]) => name.startsWith('$'))
        .map(([name, value]): [string, unknown] => [name.slice(1), JSON.parse(value)]),
    )
    const tree = parse(parameters.get('query') ?? '', {params})
    const result = evaluateSync(tree, {dataset: documents(), params})
    response.setHeader('content-type', 'application/json').end(JSON.stringify({result}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {server, port: address.port}
}
