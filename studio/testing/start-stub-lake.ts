import {once} from 'node:events'
import {createServer} from 'node:http'
import {createClient} from '@sanity/client'

/** Starts a stub content lake that computes results from the query parameters and records the requests. */
export async function startStubLake(resultOf: (params: URLSearchParams) => unknown) {
  const requests: URLSearchParams[] = []
  const server = createServer((request, response) => {
    const {searchParams} = new URL(request.url ?? '/', 'http://localhost')
    requests.push(searchParams)
    const body = JSON.stringify({result: resultOf(searchParams)})
    response.setHeader('content-type', 'application/json').end(body)
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
  return {server, requests, getClient: () => client}
}
