import {once} from 'node:events'
import {createServer} from 'node:http'
import {createClient} from '@sanity/client'

/** Starts a stub content lake that returns the same result for every query and records the requests. */
export async function lakeThatAnswers(result: unknown) {
  const asked: URLSearchParams[] = []
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://localhost').searchParams)
    response.setHeader('content-type', 'application/json').end(JSON.stringify({result}))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `http://127.0.0.1:${port}`,
    // oxlint-disable-next-line typescript/no-deprecated -- Node resolves no name under localhost
    useProjectHostname: false,
    useCdn: false,
  })
  return {server, asked, getClient: () => client}
}
