import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify'
import {z} from 'zod'
import {jsonType} from '#content-lake/http/content-types.ts'
import {httpError} from '#content-lake/http/errors.ts'
import {flag, readJson} from '#content-lake/http/request.ts'
import type {Lake} from '#content-lake/lake.ts'
import {viewOf} from './perspective.ts'
import {maxQueryBytes} from './query-limits.ts'

/** Sync tag of all results and changes: a client that follows live events fetches its results again. */
export const everyChange = 's1:all'

const postBody = z.object({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
})

/** Adds the routes of `/data/query` (Sanity HTTP API, "Query"). */
export function addQueryRoutes(server: FastifyInstance, lake: Lake): void {
  const path = '/data/query/:dataset'
  server.get(path, async (request, reply) => {
    const query = request.address.searchParams.get('query')
    if (query === null) throw httpError(400, 'The parameter "query" is missing')
    return resultOf(lake, request, reply, {query, params: queryParams(request.address)})
  })
  server.post(path, {bodyLimit: maxQueryBytes}, (request, reply) =>
    resultOf(lake, request, reply, readJson(request, postBody)),
  )
}

/** Parses the `$name=<json>` parameters of a URL. @throws LakeError 400 naming a parameter that isn't JSON */
export function queryParams(url: URL): Record<string, unknown> {
  const params = [...url.searchParams].filter(([name]) => name.startsWith('$'))
  return Object.fromEntries(
    params.map(([name, value]) => {
      try {
        return [name.slice(1), JSON.parse(value)]
      } catch {
        throw httpError(400, `The query parameter "${name}" is not JSON`)
      }
    }),
  )
}

/** @returns serialized JSON */
async function resultOf(
  lake: Lake,
  request: FastifyRequest,
  reply: FastifyReply,
  {query, params}: z.output<typeof postBody>,
): Promise<string> {
  const {access, apiVersion, address} = request
  const perspective = address.searchParams.get('perspective')
  const view = viewOf(perspective, apiVersion, access.canReadUnpublished)
  const sourceMap = address.searchParams.get('resultSourceMap')
  const wantsSourceMap = sourceMap !== null && sourceMap !== 'false'
  const kind = wantsSourceMap ? 'answer-with-source-map' : 'answer'
  const started = performance.now()
  const disconnected = new AbortController()
  reply.raw.on('close', () => disconnected.abort())
  const json = await lake.queries.run(
    {kind, query, params, view, identity: access.identity},
    disconnected.signal,
  )
  const ms = Math.round(performance.now() - started)
  const prefix = JSON.stringify({
    ...(flag(request, 'returnQuery', true) ? {query} : {}),
    ms,
    syncTags: [everyChange],
  })
  reply.type(jsonType)
  // Merges two non-empty JSON objects.
  return `${prefix.slice(0, -1)},${json.slice(1)}`
}
