import {flag, type LakeRequest} from '#content-lake/http/request.ts'
import type {Route} from '#content-lake/http/router.ts'
import {requireUnpublished} from '#content-lake/auth/access.ts'
import {type Lake, requireDataset} from '#content-lake/lake.ts'
import {type EventChannel, httpChannel} from './event-channel.ts'
import {prepareListener} from './listen.ts'
import {listenerOptions} from './listener-options.ts'
import {connectLive} from './live.ts'

/**
 * Validates a listener request and returns a function that connects it to a channel.
 * @throws LakeError when the request is refused
 */
export function eventSourceFor(
  lake: Lake,
  request: LakeRequest,
  kind: 'listen' | 'live',
): (channel: EventChannel) => void {
  requireDataset(lake, request)
  const header = request.incoming.headers['last-event-id']
  const lastEventId =
    (Array.isArray(header) ? header[0] : header) ??
    request.url.searchParams.get('lastEventId') ??
    undefined
  if (kind === 'listen') {
    const options = listenerOptions(request.url, request.apiVersion, request.access)
    return prepareListener(lake, options, lastEventId)
  }
  const includeDrafts = flag(request, 'includeDrafts')
  if (includeDrafts) requireUnpublished(request.access)
  const publicOnly = !request.access.canReadUnpublished
  return (channel) => connectLive(lake, {includeDrafts, publicOnly, lastEventId}, channel)
}

/** Returns the routes of `/data/listen` and `/data/live/events` over HTTP. */
export function listenRoutes(lake: Lake): Route[] {
  return [
    {
      method: 'GET',
      path: '/data/listen/:dataset',
      handle: (request, response) => {
        const connect = eventSourceFor(lake, request, 'listen')
        connect(httpChannel(request.incoming, response))
      },
    },
    {
      method: 'GET',
      path: '/data/live/events/:dataset',
      handle: (request, response) => {
        const connect = eventSourceFor(lake, request, 'live')
        connect(httpChannel(request.incoming, response))
      },
    },
  ]
}
