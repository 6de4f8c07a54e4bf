import type {ClientConfig} from '@sanity/client'
import {errorProperty} from '#lib/describe-failure.ts'
import type {CircuitBreaker} from './circuit-breaker.ts'

/** What a Sanity client sends its requests with. */
export type LakeFetch = ReturnType<NonNullable<ClientConfig['resolveFetch']>>

/** Thrown when the content lake does not answer in time, or not sensibly; the message says how it failed. */
export class LakeUnavailableError extends Error {
  override name = 'LakeUnavailableError'
}

interface TransportOptions {
  fetch: LakeFetch
  breaker: CircuitBreaker
  /** For the whole answer, to its last byte, in milliseconds. */
  timeoutMs: number
  /** Whether calls are made although the breaker is open: for those that find out whether the lake is back. */
  isProbe?: boolean
}

/**
 * Makes the one way to the content lake (decision 15): each call has a deadline that covers the body too,
 * an answer that is no JSON counts as none, and after failures calls are refused at once for a while.
 *
 * @returns what a client takes as the result of `resolveFetch`; it throws LakeUnavailableError
 */
export function createLakeTransport({
  fetch,
  breaker,
  timeoutMs,
  isProbe = false,
}: TransportOptions): LakeFetch {
  return async (input, init) => {
    if (!breaker.admits(performance.now()) && !isProbe) {
      throw new LakeUnavailableError('The content lake did not answer a moment ago.')
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
          ? `The content lake did not answer within ${timeoutMs} ms.`
          : `The content lake cannot be reached: ${describe(error)}`,
        {cause: error},
      )
    }
  }
}

/** What is said of a connection that the other side has ended. */
const endedCodes = new Set<unknown>(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

/**
 * Sends a read, and once more when its connection ended before an answer began: whoever keeps a connection may close it
 * in the moment in which it is used again, which says nothing of the lake (RFC 9112 §9.3.1).
 */
async function sendRead(
  fetch: LakeFetch,
  ...request: Parameters<LakeFetch>
): Promise<Awaited<ReturnType<LakeFetch>>> {
  try {
    return await fetch(...request)
  } catch (error) {
    // Node says why in the cause of what it throws.
    if (!endedCodes.has(errorProperty(errorProperty(error, 'cause'), 'code'))) throw error
    return await fetch(...request)
  }
}

/** A refusal (401, 404) is an answer; an error of the server's own, or a page of somebody in between, is none. */
function requireAnswer(response: {ok: boolean; status: number}, body: string): void {
  if (response.status >= 500 || response.status === 429) throw new Error(`HTTP ${response.status}`)
  if (response.ok && body !== '') JSON.parse(body)
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
