import {randomUUID} from 'node:crypto'
import type {IncomingMessage} from 'node:http'
import type {Logger} from 'pino'
import {type Stop, watchRequests, watchResponses} from '#server/watch-process.ts'
import {enterRequest} from './log.ts'

/** What proxies call the id of a request that they have given one. */
const idHeader = 'x-request-id'
const idPattern = /^[\w-]{8,64}$/

interface Options {
  log: Logger
  /** Whether something is published at a path, whose address therefore says nothing about who asked for it. */
  isPublished: (path: string) => boolean
}

/**
 * Gives every request an id, which everything logged for it names, and logs each answer: method, route, status, time.
 * No network address, no query, no path that a visitor may have made up (LAW-9). What the process asks itself is not
 * logged.
 *
 * @param options - where to, and which paths may be named
 * @returns ends it
 */
export function logRequests({log, isPublished}: Options): Stop {
  const startedAt = new WeakMap<IncomingMessage, number>()
  const stopRequests = watchRequests((request) => {
    const given = request.headers[idHeader]
    const id = typeof given === 'string' && idPattern.test(given) ? given : randomUUID()
    // Next is asked in the visitor's name with the visitor's headers, so that both have one id.
    request.headers[idHeader] = id
    startedAt.set(request, performance.now())
    enterRequest(id)
  })
  const stopResponses = watchResponses(({req: request, statusCode: status}) => {
    const started = startedAt.get(request)
    log[status >= 500 ? 'error' : 'info'](
      {
        request: String(request.headers[idHeader] ?? ''),
        method: request.method ?? '',
        route: routeOf(request.url ?? '/', isPublished),
        status,
        ms: started === undefined ? null : Math.round(performance.now() - started),
      },
      'answered',
    )
  })
  return () => {
    stopRequests()
    stopResponses()
  }
}

/** Names of routes and of published pages; of anything else the kind. */
function routeOf(url: string, isPublished: (path: string) => boolean): string {
  const [path = '/'] = url.split('?', 1)
  if (isPublished(path)) return path
  const [, kind = ''] = /^\/(_next|media|share|api)\//.exec(path) ?? []
  if (kind === 'api') return apiRoutes.find((route) => route === path) ?? '/api/*'
  return kind === '' ? '*' : `/${kind}/*`
}

/** Of the API; tokens are in queries, and queries are not logged. */
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
