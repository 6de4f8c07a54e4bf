import {IncomingMessage, type RequestListener} from 'node:http'
import type {Socket} from 'node:net'

/** No browser or proxy pipelines requests, so more than these on one connection only use memory. */
const maxWaitingEach = 32

/**
 * Handles the requests of each connection one after another. Responses that wait for an earlier one, whose client may
 * never read it, would use memory and open files.
 *
 * @param maxWaiting - maximum number of requests that wait on all connections together; one more ends its connection
 */
export function handleInTurn(handle: RequestListener, maxWaiting: number): RequestListener {
  const waitingOn = new WeakMap<Socket, number>()
  let waiting = 0
  return (request, response) => {
    const {socket} = request
    const change = (by: number) => {
      waiting += by
      waitingOn.set(socket, (waitingOn.get(socket) ?? 0) + by)
    }
    // A response gets its connection after the previous one, and never if the connection ends first.
    if (response.socket !== null) handle(request, response)
    else if (waiting >= maxWaiting || (waitingOn.get(socket) ?? 0) >= maxWaitingEach)
      socket.destroy()
    else {
      change(1)
      const leave = () => change(-1)
      request.once('close', leave)
      response.once('socket', () => {
        request.off('close', leave)
        leave()
        handle(request, response)
      })
    }
  }
}

/**
 * Stops the parser when its connection has ended. It would otherwise create objects for thousands of received
 * requests, because Node skips only data after an upgrade.
 */
export class StoppableMessage extends IncomingMessage {
  #isUpgrade = false

  get upgrade(): boolean {
    return this.socket.destroyed || this.#isUpgrade
  }

  set upgrade(isUpgrade: boolean | null) {
    // Node's constructor sets `null` before this class has its fields.
    if (isUpgrade !== null) this.#isUpgrade = isUpgrade
  }
}
