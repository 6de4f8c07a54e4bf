import {randomUUID} from 'node:crypto'
import type {Logger} from 'pino'
import {isOwnRequest} from '#http/own-requests.ts'
import {type Stop, watchRequests, watchResponses} from '#server/watch-process.ts'
import {setRequestId} from './log.ts'

/** Header in which proxies pass a request's id. */
const idHeader = 'x-request-id'
const idPattern = /^[\w-]{8,64}$/

interface Options {
  log: Logger
  /** Whether a page is published at the path, so that the path reveals nothing about the visitor. */
  isPublished: (path: string) => boolean
}

/**
 * Gives every request an id for its log entries, and logs each response. It logs no network address, no query and no
 * path that a visitor may have made up (LAW-9). Requests of the process to itself are not logged.
 */
export function logRequests({log, isPublished}: Options): Stop {
  const stopRequests = watchRequests((request) => {
    const given = request.headers[idHeader]
    const id = typeof given === 'string' && idPattern.test(given) ? given : randomUUID()
    // The edge server forwards this header to Next, so both use one id.
    request.headers[idHeader] = id
    setRequestId(id)
  })
  const stopResponses = watchResponses(({req: request, statusCode: status}, durationMs) => {
    if (isOwnRequest(request)) return
    log[status >= 500 ? 'error' : 'info'](
      {
        request: String(request.headers[idHeader] ?? ''),
        method: request.method ?? '',
        route: routeOf(request.url ?? '/', isPublished),
        status,
        ms: durationMs === null ? null : Math.round(durationMs),
      },
      'responded',
    )
  })
  return () => {
    stopRequests()
    stopResponses()
  }
}

/** Returns the path of a published page or a route, and only the kind of any other path. */
function routeOf(url: string, isPublished: (path: string) => boolean): string {
  const [path = '/'] = url.split('?', 1)
  if (isPublished(path)) return path
  const [, kind = ''] = /^\/(_next|media|share|api)\//.exec(path) ?? []
  if (kind === 'api') return apiRoutes.find((route) => route === path) ?? '/api/*'
  return kind === '' ? '*' : `/${kind}/*`
}

const apiRoutes = [
  '/api/area-check',
  '/api/contact',
  '/api/health',
  '/api/interest/confirm',
  '/api/interest/leave',
  '/api/interest/register',
  '/api/interest/unsubscribe',
  '/api/metrics',
  '/api/revalidate',
  '/api/search',
]
