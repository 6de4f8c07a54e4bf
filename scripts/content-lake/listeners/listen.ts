import {randomId} from '#content-lake/documents/document-ids.ts'
import type {Lake} from '#content-lake/lake.ts'
import type {EventChannel} from './event-channel.ts'
import {Listener} from './listener.ts'
import type {ListenerOptions} from './listener-options.ts'

/**
 * Prepares a listener and returns a function that connects it to a channel until that closes.
 * @throws LakeError 400 when the query is invalid, before the stream starts
 */
export function prepareListener(
  lake: Lake,
  options: ListenerOptions,
  lastEventId: string | undefined,
): (channel: EventChannel) => void {
  const listener = new Listener(options, lake.queryCache)
  return (channel) => {
    const listenerName = randomId()
    const id = lake.store.history.lastId()
    // Without an id, a client that has received no event yet could not resume.
    const latest = id === undefined ? {} : {id}
    const missed = lastEventId === undefined ? undefined : missedSince(lake, lastEventId)
    if (options.enableResume && missed) {
      channel.send({event: 'welcomeback', data: {listenerName}})
      const [transactionId = '', documentId] = (lastEventId ?? '').split('#')
      // The client may have missed some events of its last transaction, unless it connected after that.
      const transaction =
        documentId === undefined ? undefined : lake.store.history.get(transactionId)
      const events = transaction ? listener.eventsOf(transaction) : []
      const lastReceived = events.findIndex((event) => event.id === lastEventId)
      const all = missed.flatMap((later) => listener.eventsOf(later))
      for (const event of [...events.slice(lastReceived + 1), ...all]) channel.send(event)
    } else if (options.enableResume && lastEventId !== undefined) {
      channel.send({event: 'reset', data: {listenerName}, ...latest})
    } else {
      channel.send({event: 'welcome', data: {listenerName}, ...latest})
    }
    const stop = lake.store.onCommit((transaction) => {
      for (const event of listener.eventsOf(transaction)) channel.send(event)
    })
    channel.onClose(stop)
  }
}

function missedSince(
  lake: Lake,
  lastEventId: string,
): ReturnType<Lake['store']['history']['after']> {
  const [transactionId = ''] = lastEventId.split('#')
  return lake.store.history.after(transactionId)
}
