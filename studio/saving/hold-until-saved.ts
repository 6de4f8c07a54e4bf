import {Subscription} from 'rxjs'
import type {PendingWrites} from './pending-writes.ts'

interface Stream<Value> {
  subscribe: (take: (value: Value) => void) => {unsubscribe: () => void}
}

/** An open document in Sanity's document store. */
export interface OpenDocument {
  readonly isSaved: Stream<boolean>
  /** The commit is disabled until Sanity has loaded the document. */
  readonly operations: Stream<{commit: {disabled: unknown; execute: () => void}}>
}

/** Sanity's delay before it sends edits, and that of the rich-text editor before it reports them. */
const debounceMs = 1000

/**
 * Keeps a document of an open form in memory until the content lake has saved it, even after the form is closed.
 * Sanity drops a document five seconds after its form closes, with all edits behind an unfinished write. It never
 * sends the edits of the last second unless another form is open.
 *
 * @param writes - pending writes; after a lost connection Sanity reports “saved” too early
 * @returns a function to call when the form closes
 */
export function holdUntilSaved(
  {isSaved, operations}: OpenDocument,
  writes: PendingWrites,
  delayMs = debounceMs,
): () => void {
  let isComplete = true
  let isClosed = false
  let send = () => {}
  const subscription = new Subscription()
  const releaseWhenSaved = () => {
    if (isClosed && isComplete && writes.current() === null) subscription.unsubscribe()
  }
  subscription.add(
    isSaved.subscribe((value) => {
      isComplete = value
      releaseWhenSaved()
    }),
  )
  subscription.add(
    operations.subscribe(({commit}) => {
      send = () => {
        if (commit.disabled === false) commit.execute()
      }
    }),
  )
  subscription.add(writes.subscribe(releaseWhenSaved))
  return () => {
    setTimeout(() => {
      isClosed = true
      if (!isComplete) send()
      releaseWhenSaved()
    }, delayMs)
  }
}
