import type {FastifyInstance} from 'fastify'
import {isPublishedId, randomId} from '#content-lake/documents/document-ids.ts'
import {flag, type LakeRequest} from '#content-lake/http/request.ts'
import type {Lake} from '#content-lake/lake.ts'
import {everyChange} from '#content-lake/query/query-routes.ts'
import type {Transaction} from '#content-lake/store/transaction.ts'
import {type EventChannel, httpChannel} from './event-channel.ts'
import {Listener, listenerOptions} from './listener.ts'

/**
 * Validates a request and returns a function that sends its events to a channel until that closes. Filters run on the
 * main thread, where no deadline applies, so only clients that may read all content may listen; the caller checks that.
 * @throws LakeError when the request is refused, before the stream starts
 */
export function eventSourceFor(
  lake: Lake,
  request: LakeRequest,
  kind: 'listen' | 'live',
): (channel: EventChannel) => void {
  const header = request.raw.headers['last-event-id']
  const lastEventId =
    (Array.isArray(header) ? header[0] : header) ??
    request.address.searchParams.get('lastEventId') ??
    undefined
  return kind === 'listen'
    ? listenerSource(lake, request, lastEventId)
    : liveSource(lake, flag(request, 'includeDrafts'), lastEventId)
}

function listenerSource(
  lake: Lake,
  request: LakeRequest,
  lastEventId: string | undefined,
): (channel: EventChannel) => void {
  const options = listenerOptions(request)
  const listener = new Listener(options, lake.queryCache)
  return (channel) => {
    const {history} = lake.store
    const data = {listenerName: randomId()}
    const id = history.lastId()
    // Without an id, a client that has received no event yet could not resume.
    const latest = id === undefined ? {} : {id}
    const [transactionId = '', documentId] = lastEventId?.split('#') ?? []
    const missed = lastEventId === undefined ? undefined : history.after(transactionId)
    if (options.enableResume && missed) {
      channel.send({event: 'welcomeback', data})
      // The client may have missed some events of its last transaction, unless it connected after that.
      const transaction = documentId === undefined ? undefined : history.get(transactionId)
      const events = transaction ? listener.eventsOf(transaction) : []
      const lastReceived = events.findIndex((event) => event.id === lastEventId)
      const later = missed.flatMap((each) => listener.eventsOf(each))
      for (const event of [...events.slice(lastReceived + 1), ...later]) channel.send(event)
    } else {
      const isReset = options.enableResume && lastEventId !== undefined
      channel.send({event: isReset ? 'reset' : 'welcome', data, ...latest})
    }
    const send = (each: Transaction) => {
      for (const event of listener.eventsOf(each)) channel.send(event)
    }
    channel.onClose(lake.store.onCommit(send))
  }
}

/** Reports each commit (`client.live.events()`). */
function liveSource(
  lake: Lake,
  includeDrafts: boolean,
  lastEventId: string | undefined,
): (channel: EventChannel) => void {
  return (channel) => {
    const {history} = lake.store
    const send = ({id, changes}: Transaction) => {
      if (!includeDrafts && !changes.some((change) => isPublishedId(change.id))) return
      channel.send({event: 'message', id, data: {tags: [everyChange]}})
    }
    const missed = lastEventId === undefined ? [] : history.after(lastEventId)
    const id = history.lastId() ?? randomId()
    channel.send({event: missed ? 'welcome' : 'restart', id, data: {id}})
    for (const transaction of missed ?? []) send(transaction)
    channel.onClose(lake.store.onCommit(send))
  }
}

/** Adds the routes of `/data/listen` and `/data/live/events` over HTTP. */
export function addListenRoutes(server: FastifyInstance, lake: Lake): void {
  for (const [kind, path] of [
    ['listen', '/data/listen/:dataset'],
    ['live', '/data/live/events/:dataset'],
  ] as const) {
    server.get(path, {config: {needs: 'unpublished'}}, (request, reply) => {
      const connect = eventSourceFor(lake, request, kind)
      connect(httpChannel(reply))
    })
  }
}
