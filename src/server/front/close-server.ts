import {once} from 'node:events'
import type {Server} from 'node:http'
import {setImmediate} from 'node:timers/promises'

/**
 * A turn of the event loop that takes longer than this is a busy one, in milliseconds. Whoever comes between the last
 * look at what waits and the end is lost, so that the last turn has to be as short as one that does nothing.
 */
const busyTurnMs = 0.2

/**
 * Closes a server, and loses no visitor: the system takes connections for it that it has not accepted yet, one in each
 * turn of the event loop, and closing resets those that still wait. So it goes on accepting until none is waiting.
 *
 * @param server - that listens
 * @param maxWaitMs - how long to wait for a turn without a new connection, in milliseconds
 * @returns when every request that came before is answered
 */
export async function closeServer(server: Server, maxWaitMs: number): Promise<void> {
  const begin = performance.now()
  let accepted = 0
  server.on('connection', () => (accepted += 1))
  let turn = begin
  let isWaiting = true
  // The first turn has begun before this one was asked to end.
  for (let turns = 0; isWaiting || turns < 2; turns += 1) {
    const before = accepted
    await setImmediate()
    const now = performance.now()
    isWaiting = now - begin < maxWaitMs && (accepted > before || now - turn > busyTurnMs)
    turn = now
  }
  const closed = once(server, 'close')
  server.close()
  // A connection that was in use when the server closed would be kept for its next request.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  await closed
  clearInterval(idle)
}
