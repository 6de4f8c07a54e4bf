import type {RequestListener} from 'node:http'
import type {Header} from '#config/security-headers.ts'
import {sendResponse} from '#http/send-response.ts'
import {unavailablePage} from '#http/unavailable-page.ts'
import {overloadCopy} from '#model/outage-copy.ts'

/** Longer than a burst takes to be over. */
const retryAfterS = 2

/** Thrown when as much work as allowed is in flight. */
export class OverloadedError extends Error {
  override name = 'OverloadedError'
}

/** Limits how much work is in flight at the same time. */
export class InFlightLimit {
  readonly #max: number
  #inFlight = 0

  constructor(max: number) {
    this.#max = max
  }

  /** @returns frees the place, also when it is called twice; `null` when no place is free */
  acquire(): (() => void) | null {
    if (this.#inFlight >= this.#max) return null
    this.#inFlight += 1
    let isHeld = true
    return () => {
      if (isHeld) this.#inFlight -= 1
      isHeld = false
    }
  }

  /**
   * Runs work in a place of its own.
   *
   * @throws OverloadedError when no place is free, and what `work` throws
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const release = this.acquire()
    if (release === null) throw new OverloadedError('Too much is in flight.')
    try {
      return await work()
    } finally {
      release()
    }
  }
}

interface Limits {
  /** Maximum number of GET and HEAD requests in flight. */
  maxReads: number
  /** Maximum number of all other requests in flight: nobody who reads keeps a form from being saved. */
  maxWrites: number
  /** A response that a client reads more slowly than this stops counting, in milliseconds. */
  maxHoldMs: number
  /** Sent with a refusal. */
  headers: readonly Header[]
}

/**
 * Limits how many requests some listeners handle at the same time. Requests beyond it get 503 with `Retry-After`.
 *
 * @param limits - how many, and for how long
 * @returns wraps a listener; all that it wrapped count together
 */
export function limitInFlight({maxReads, maxWrites, maxHoldMs, headers}: Limits) {
  const reads = new InFlightLimit(maxReads)
  const writes = new InFlightLimit(maxWrites)
  return (listener: RequestListener): RequestListener =>
    (request, response) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const release = (isRead ? reads : writes).acquire()
      if (release === null) {
        for (const [name, value] of headers) response.setHeader(name, value)
        const {title, textOfPage, textOfForm} = overloadCopy
        const refusal = unavailablePage(title, isRead ? textOfPage : textOfForm, retryAfterS)
        void sendResponse(response, refusal)
        return
      }
      const timer = setTimeout(release, maxHoldMs).unref()
      // Next's proxy adds as many listeners as Node takes for normal.
      response.setMaxListeners(response.getMaxListeners() + 1)
      response.once('close', () => {
        clearTimeout(timer)
        release()
      })
      listener(request, response)
    }
}
