import {isPublicId, isPublishedId, randomId} from '#content-lake/documents/document-ids.ts'
import type {Lake} from '#content-lake/lake.ts'
import {tagsForChanges} from '#content-lake/query/sync-tags.ts'
import type {Transaction} from '#content-lake/store/transaction.ts'
import type {EventChannel} from './event-channel.ts'

export interface LiveOptions {
  readonly includeDrafts: boolean
  readonly publicOnly: boolean
  readonly lastEventId: string | undefined
}

/** Sends the sync tags of each commit to a channel (`client.live.events()`). */
export function connectLive(lake: Lake, options: LiveOptions, channel: EventChannel): void {
  const send = (transaction: Transaction) => {
    const changes = transaction.changes.filter(({id}) => {
      if (options.publicOnly) return isPublicId(id)
      return options.includeDrafts || isPublishedId(id)
    })
    if (changes.length === 0) return
    channel.send({event: 'message', id: transaction.id, data: {tags: tagsForChanges(changes)}})
  }
  const {lastEventId} = options
  const missed = lastEventId === undefined ? undefined : lake.store.history.after(lastEventId)
  const id = lake.store.history.lastId() ?? randomId()
  if (missed) {
    channel.send({event: 'welcome', id: lastEventId ?? id, data: {id: lastEventId ?? id}})
    for (const transaction of missed) send(transaction)
  } else if (lastEventId !== undefined) channel.send({event: 'restart', id, data: {id}})
  else channel.send({event: 'welcome', id, data: {id}})
  channel.onClose(lake.store.onCommit(send))
}
