import type {WaitingWrites} from './waiting-writes.ts'

interface Stream<Value> {
  subscribe: (take: (value: Value) => void) => {unsubscribe: () => void}
}

/** What Sanity keeps of an open document, as its document store hands it out. */
export interface OpenDocument {
  /** Whether the content lake has all that was typed. */
  readonly isSaved: Stream<boolean>
  /** Sends what was typed; Sanity says that it is disabled while it has not read the document. */
  readonly operations: Stream<{commit: {disabled: unknown; execute: () => void}}>
}

/** For which Sanity gathers what is typed before it sends it, and a text with formats what it tells Sanity. */
const gatheringMs = 1000

/**
 * Keeps a document that is open in a form until the content lake has all of it, also when the form was left. Sanity
 * drops a document five seconds after its form was left, and with it what waits behind a write that has not been
 * answered; what was typed in the last second it does not send at all when no other form is open.
 *
 * @param document - what Sanity keeps of it
 * @param writes - knows whether a write waits: after a lost connection Sanity says “saved” before it is
 * @param leaveAfterMs - by default what editors need
 * @returns a function to call when the form is left
 */
export function holdUntilSaved(
  {isSaved, operations}: OpenDocument,
  writes: WaitingWrites,
  leaveAfterMs = gatheringMs,
): () => void {
  let hasAll = true
  let hasLeft = false
  let send = () => {}
  const ends: (() => void)[] = []
  const endWhenSaved = () => {
    if (!hasLeft || !hasAll || writes.current() !== null) return
    for (const end of ends.splice(0)) end()
  }
  const states = isSaved.subscribe((value) => {
    hasAll = value
    endWhenSaved()
  })
  const known = operations.subscribe(({commit}) => {
    send = () => {
      if (commit.disabled === false) commit.execute()
    }
  })
  ends.push(
    writes.subscribe(endWhenSaved),
    () => {
      states.unsubscribe()
    },
    () => {
      known.unsubscribe()
    },
  )
  return () => {
    setTimeout(() => {
      hasLeft = true
      if (!hasAll) send()
      endWhenSaved()
    }, leaveAfterMs)
  }
}
