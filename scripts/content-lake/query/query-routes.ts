import {z} from 'zod'
import {httpError} from '#content-lake/http/errors.ts'
import {flag, type LakeRequest, readJson} from '#content-lake/http/request.ts'
import {sendJson} from '#content-lake/http/respond.ts'
import type {Route} from '#content-lake/http/router.ts'
import {type Lake, requireDataset} from '#content-lake/lake.ts'
import {runWithSourceMap} from '#content-lake/source-maps/run-with-source-map.ts'
import {viewOf} from './perspective.ts'

const postBody = z.object({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
})

/** Returns the routes of `/data/query`. Source: Sanity HTTP API, "Query". */
export function queryRoutes(lake: Lake): Route[] {
  const path = '/data/query/:dataset'
  return [
    {
      method: 'GET',
      path,
      handle: async (request, response) => {
        const query = request.url.searchParams.get('query')
        if (query === null) throw httpError(400, 'The parameter "query" is missing')
        sendJson(response, 200, await answer(lake, request, query, queryParams(request.url)))
      },
    },
    {
      method: 'POST',
      path,
      handle: async (request, response) => {
        const {query, params} = await readJson(request, postBody)
        sendJson(response, 200, await answer(lake, request, query, params))
      },
    },
  ]
}

/**
 * Reads the `$name=<json>` parameters of an address.
 * @throws LakeError 400 naming the parameter that is not JSON.
 */
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

async function answer(
  lake: Lake,
  request: LakeRequest,
  query: string,
  params: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  requireDataset(lake, request)
  const {access, apiVersion, url} = request
  const perspective = url.searchParams.get('perspective')
  const started = performance.now()
  const asked = {
    query,
    params,
    view: viewOf(perspective, apiVersion, access.canReadUnpublished),
    identity: access.identity,
  }
  const sourceMap = url.searchParams.get('resultSourceMap')
  const wantsSourceMap = sourceMap !== null && sourceMap !== 'false'
  const answered = wantsSourceMap
    ? await runWithSourceMap(lake.queries, asked)
    : await lake.queries.run(asked)
  const ms = Math.round(performance.now() - started)
  const echoed = flag(request, 'returnQuery', true) ? {query} : {}
  return {...echoed, ...answered, ms}
}
