import {createServer} from 'node:http'
import {createClient} from '@sanity/client'
import {listen} from '#lib/testing/listen.ts'

/** Starts a stub content lake that computes results from the query parameters and records the requests. */
export async function startStubLake(resultOf: (params: URLSearchParams) => unknown) {
  const requests: URLSearchParams[] = []
  const server = createServer((request, response) => {
    const {searchParams} = new URL(request.url ?? '/', 'http://localhost')
    requests.push(searchParams)
    const body = JSON.stringify({result: resultOf(searchParams)})
    response.setHeader('content-type', 'application/json').end(body)
  })
  const client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `http://127.0.0.1:${await listen(server)}`,
    // oxlint-disable-next-line typescript/no-deprecated -- Node resolves no name under localhost
    useProjectHostname: false,
    useCdn: false,
  })
  return {server, requests, getClient: () => client}
}
