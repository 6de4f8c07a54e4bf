import type {ClientConfig} from '@sanity/client'
import {errorProperty} from '#lib/describe-failure.ts'
import type {AdaptiveTimeout} from './adaptive-timeout.ts'
import type {CircuitBreaker} from './circuit-breaker.ts'

export type LakeFetch = ReturnType<NonNullable<ClientConfig['resolveFetch']>>

/** Thrown when the content lake times out or responds invalidly. The message says how. */
export class LakeUnavailableError extends Error {
  override name = 'LakeUnavailableError'
}

interface TransportOptions {
  fetch: LakeFetch
  breaker: CircuitBreaker
  /** For the whole response. */
  timeoutMs: number
  /** Rejects a visitor after this time without any response from the lake. */
  patience?: AdaptiveTimeout
  /** Whether to ignore an open breaker, to detect recovery. */
  isProbe?: boolean
}

/**
 * Creates the only transport to the content lake. The timeout covers the body, non-JSON responses count as failures,
 * and an open circuit breaker rejects immediately. The result throws LakeUnavailableError (decision 15).
 */
export function createLakeTransport(options: TransportOptions): LakeFetch {
  const {breaker, patience, isProbe = false} = options
  return async (input, init) => {
    const now = performance.now()
    if (breaker.isPaused(now))
      throw new LakeUnavailableError('The content lake has asked for a pause.')
    if (!breaker.admits(now) && !isProbe)
      throw new LakeUnavailableError('The content lake did not respond a moment ago.')
    const exchange = new Exchange(options)
    return patience === undefined
      ? await exchange.send(input, init)
      : await exchange.sendWithin(patience, input, init)
  }
}

/** One request and its response, which the circuit breaker learns about. */
class Exchange {
  readonly #options: TransportOptions
  readonly #sentAt = performance.now()
  #isGivenUp = false

  constructor(options: TransportOptions) {
    this.#options = options
  }

  /**
   * As {@link send}, but rejects once the lake has not responded to anything for too long. The request continues,
   * because its response tells that the lake is slow and not down.
   */
  async sendWithin(patience: AdaptiveTimeout, ...request: Parameters<LakeFetch>) {
    const {breaker} = this.#options
    const {promise: silence, reject} = Promise.withResolvers<never>()
    // A busy process runs timers before it reads responses that have arrived.
    const wait = (from: number) =>
      setTimeout(() => setImmediate(check), from + patience.ms - performance.now())
    let isSettled = false
    const check = () => {
      if (isSettled) return
      const lastResponse = breaker.succeededAt
      if (performance.now() - lastResponse < patience.ms) {
        timer = wait(lastResponse)
        return
      }
      this.#isGivenUp = true
      breaker.fail(performance.now(), this.#sentAt)
      reject(
        new LakeUnavailableError(`The content lake was silent for ${Math.round(patience.ms)} ms.`),
      )
    }
    let timer = wait(this.#sentAt)
    const response = this.send(...request).then((received) => {
      patience.record(performance.now() - this.#sentAt)
      return received
    })
    try {
      return await Promise.race([response, silence])
    } finally {
      isSettled = true
      clearTimeout(timer)
    }
  }

  /** Sends a request and reports its outcome to the circuit breaker. */
  async send(...[input, init]: Parameters<LakeFetch>): Promise<Response> {
    const {fetch, breaker, timeoutMs} = this.#options
    const deadline = AbortSignal.timeout(timeoutMs)
    const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline
    try {
      const response = await sendRead(fetch, input, {...init, signal})
      const pauseMs = requestedPauseMs(response)
      if (pauseMs !== null) breaker.pause(performance.now(), pauseMs)
      const body = await response.text()
      requireAnswer(response, body)
      breaker.succeed(performance.now())
      const {status, statusText, headers} = response
      const withoutBody = status === 204 || status === 304
      return new Response(withoutBody ? null : body, {status, statusText, headers})
    } catch (error) {
      if (!this.#isGivenUp) breaker.fail(performance.now(), deadline.aborted ? this.#sentAt : null)
      throw new LakeUnavailableError(
        deadline.aborted
          ? `The content lake did not respond within ${timeoutMs} ms.`
          : `The content lake cannot be reached: ${describe(error)}`,
        {cause: error},
      )
    }
  }
}

/** Returns how long a busy or overloaded service asks clients to wait (RFC 9110 §10.2.3), or null. */
function requestedPauseMs({status, headers}: Pick<Response, 'status' | 'headers'>): number | null {
  const retryAfter = headers.get('retry-after')
  if (retryAfter === null || (status !== 429 && status !== 503)) return null
  const seconds = Number(retryAfter)
  const ms = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : 1000 * seconds
  return ms > 0 ? ms : null
}

/** Error codes of closed connections. */
const endedCodes = new Set<unknown>(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

/** Retries once when the connection was closed, which servers may do as it is reused (RFC 9112 §9.3.1). */
async function sendRead(
  fetch: LakeFetch,
  ...request: Parameters<LakeFetch>
): Promise<Awaited<ReturnType<LakeFetch>>> {
  try {
    return await fetch(...request)
  } catch (error) {
    if (!endedCodes.has(errorProperty(errorProperty(error, 'cause'), 'code'))) throw error
    return await fetch(...request)
  }
}

/** Client errors such as 401 and 404 are valid responses. Server errors and HTML from an intermediary are not. */
function requireAnswer(response: {ok: boolean; status: number}, body: string): void {
  if (response.status >= 500 || response.status === 429) throw new Error(`HTTP ${response.status}`)
  if (response.ok && body !== '') JSON.parse(body)
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
