import type {ClientConfig} from '@sanity/client'
import {errorProperty} from '#lib/describe-failure.ts'
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
  /** Whether to ignore an open breaker, to detect recovery. */
  isProbe?: boolean
}

/**
 * Creates the only transport to the content lake. The timeout covers the body, non-JSON responses count as failures,
 * and an open circuit breaker rejects immediately. The result throws LakeUnavailableError (decision 15).
 */
export function createLakeTransport({
  fetch,
  breaker,
  timeoutMs,
  isProbe = false,
}: TransportOptions): LakeFetch {
  return async (input, init) => {
    if (!breaker.admits(performance.now()) && !isProbe) {
      throw new LakeUnavailableError('The content lake did not respond a moment ago.')
    }
    const deadline = AbortSignal.timeout(timeoutMs)
    const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline
    try {
      const response = await sendRead(fetch, input, {...init, signal})
      const body = await response.text()
      requireAnswer(response, body)
      breaker.succeed()
      const {status, statusText, headers} = response
      const withoutBody = status === 204 || status === 304
      return new Response(withoutBody ? null : body, {status, statusText, headers})
    } catch (error) {
      breaker.fail(performance.now(), deadline.aborted)
      throw new LakeUnavailableError(
        deadline.aborted
          ? `The content lake did not respond within ${timeoutMs} ms.`
          : `The content lake cannot be reached: ${describe(error)}`,
        {cause: error},
      )
    }
  }
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
