import type {ServerResponse} from 'node:http'
import {z} from 'zod'
import {httpError} from '#content-lake/http/errors.ts'
import {flag, type LakeRequest, readJson} from '#content-lake/http/request.ts'
import {sendJsonText} from '#content-lake/http/respond.ts'
import type {Route} from '#content-lake/http/router.ts'
import {type Lake, requireDataset} from '#content-lake/lake.ts'
import {viewOf} from './perspective.ts'
import {maxQueryBytes} from './query-limits.ts'

/** Sync tag of all results and changes: a client that follows live events fetches its results again. */
export const everyChange = 's1:all'

const postBody = z.object({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
})

/** Returns the routes of `/data/query` (Sanity HTTP API, "Query"). */
export function queryRoutes(lake: Lake): Route[] {
  const path = '/data/query/:dataset'
  return [
    {
      method: 'GET',
      path,
      handle: async (request, response) => {
        const query = request.url.searchParams.get('query')
        if (query === null) throw httpError(400, 'The parameter "query" is missing')
        await sendResult(lake, request, response, query, queryParams(request.url))
      },
    },
    {
      method: 'POST',
      path,
      handle: async (request, response) => {
        const {query, params} = await readJson(request, postBody, maxQueryBytes)
        await sendResult(lake, request, response, query, params)
      },
    },
  ]
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

async function sendResult(
  lake: Lake,
  request: LakeRequest,
  response: ServerResponse,
  query: string,
  params: Record<string, unknown>,
): Promise<void> {
  requireDataset(lake, request)
  const {access, apiVersion, url} = request
  const perspective = url.searchParams.get('perspective')
  const view = viewOf(perspective, apiVersion, access.canReadUnpublished)
  const sourceMap = url.searchParams.get('resultSourceMap')
  const wantsSourceMap = sourceMap !== null && sourceMap !== 'false'
  const kind = wantsSourceMap ? 'answer-with-source-map' : 'answer'
  const started = performance.now()
  const disconnected = new AbortController()
  response.on('close', () => disconnected.abort())
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
  // Merges two non-empty JSON objects.
  sendJsonText(response, 200, `${prefix.slice(0, -1)},${json.slice(1)}`)
}
