import type {SaveProblem, PendingWrites} from './pending-writes.ts'
import {valueAt} from '#studio/value-at.ts'

export interface RetryTimes {
  /** Time after which a response counts as late. */
  readonly slowMs: number
  /** Delay before the second attempt; doubles with each later one. */
  readonly minDelayMs: number
  readonly maxDelayMs: number
}

const defaultTimes: RetryTimes = {slowMs: 5000, minDelayMs: 1000, maxDelayMs: 5000}

/** The content lake's `errorCode` values, covered by `tests/conformance/saving.test.ts`. */
const fullCode = 'LAKE-503-FULL'
const doneCode = 'LAKE-409-DONE'

/** Request tag of the Studio's forms when they store edits. */
const commitTag = /\bdocument\.commit$/
const isTransient = (status: number) => status >= 500 || status === 408 || status === 429

/** Tag of our own queries, whose failures our screens report. Sanity's form shows the places of a document. */
const ownTag = /^sanity\.studio\.studio\.(?!locations$)/

/**
 * Retries the writes of the Studio's forms until the content lake has saved them. The Studio itself forgets the first
 * edit of a new draft when the request fails, and shows “Saved”. Retries Sanity's reads while the lake is unreachable:
 * the Studio would replace an open form by the error of one. All other requests pass unchanged: the Studio reports
 * their failures.
 *
 * @param send - sends one request
 */
export function retryRequests(
  send: typeof fetch,
  writes: PendingWrites,
  times: RetryTimes = defaultTimes,
): typeof fetch {
  return (input, init) => {
    const {searchParams} = new URL(input instanceof Request ? input.url : input)
    const tag = searchParams.get('tag') ?? ''
    if (commitTag.test(tag)) {
      // Survives the client's timeout and the closing of the form.
      return sendUntilSaved(new Request(input, {...init, signal: null}))
    }
    const request = new Request(input, init)
    return request.method === 'GET' && tag !== '' && !ownTag.test(tag)
      ? readUntilReached(request)
      : send(input, init)
  }

  function pause(attempt: number): Promise<void> {
    const delayMs = Math.min(times.maxDelayMs, times.minDelayMs * 2 ** attempt)
    return new Promise((resolve) => setTimeout(resolve, delayMs))
  }

  async function readUntilReached(request: Request): Promise<Response> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await send(request.clone())
      } catch (error) {
        if (request.signal.aborted) throw error
        await pause(attempt)
      }
    }
  }

  async function sendUntilSaved(request: Request): Promise<Response> {
    const write = Symbol('write')
    for (let attempt = 0; ; attempt += 1) {
      const timer = setTimeout(() => writes.hold(write, 'slow'), times.slowMs)
      const result = await send(request.clone()).then(readResponse, () => 'unreachable' as const)
      clearTimeout(timer)
      if (result instanceof Response) {
        writes.settle(write)
        return result
      }
      writes.hold(write, result)
      await pause(attempt)
    }
  }
}

/** @returns the response, or the reason for a retry */
async function readResponse(response: Response): Promise<Response | SaveProblem> {
  if (response.ok) return response
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  const code = valueAt(body, 'errorCode')
  if (isTransient(response.status)) return code === fullCode ? 'full' : 'refused'
  // An earlier attempt was saved and its response was lost.
  return code === doneCode ? Response.json({}) : response
}
