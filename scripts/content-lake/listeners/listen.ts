import {randomId} from '#content-lake/documents/document-ids.ts'
import type {Lake} from '#content-lake/lake.ts'
import type {EventChannel} from './event-channel.ts'
import {Listener} from './listener.ts'
import type {ListenerOptions} from './listener-options.ts'

/**
 * Prepares a listener; calling the result connects it to a channel until that closes.
 * @throws LakeError 400 when the query is wrong: before the stream has begun.
 */
export function prepareListener(
  lake: Lake,
  options: ListenerOptions,
  lastEventId: string | undefined,
): (channel: EventChannel) => void {
  const listener = new Listener(options, lake.queryCache)
  return (channel) => {
    const listenerName = randomId()
    const missed = lastEventId === undefined ? undefined : missedSince(lake, lastEventId)
    if (options.enableResume && missed) {
      channel.send({event: 'welcomeback', data: {listenerName}})
      const all = missed.flatMap((transaction) => listener.eventsOf(transaction))
      const [transactionId = '', documentId] = (lastEventId ?? '').split('#')
      // The transaction the reader was in the middle of: only the events after the last one heard.
      const current = lake.store.history.get(transactionId)
      const rest = current ? listener.eventsOf(current) : []
      const heard = rest.findIndex((event) => event.id === `${transactionId}#${documentId ?? ''}`)
      for (const event of [...rest.slice(heard + 1), ...all]) channel.send(event)
    } else if (options.enableResume && lastEventId !== undefined) {
      channel.send({event: 'reset', data: {listenerName}})
    } else {
      channel.send({event: 'welcome', data: {listenerName}})
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
