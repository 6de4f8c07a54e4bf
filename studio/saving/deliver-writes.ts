import type {SavingTrouble, WaitingWrites} from './waiting-writes.ts'

/** When editors are told, and when a write is sent again, in milliseconds. */
export interface DeliveryTimes {
  /** After which a response counts as late. */
  readonly slowMs: number
  /** Before the second attempt; each pause is twice as long as the one before. */
  readonly minDelayMs: number
  readonly maxDelayMs: number
}

const usual: DeliveryTimes = {slowMs: 5000, minDelayMs: 1000, maxDelayMs: 5000}

/** The `errorCode` of the content lake; `tests/conformance/saving.test.ts` holds it to that. */
const fullCode = 'LAKE-503-FULL'
const doneCode = 'LAKE-409-DONE'

/** How the forms of the Studio tag the requests that store what somebody types. */
const typedTag = /\bdocument\.commit$/
/** Statuses that may be otherwise a moment later. */
const isPassing = (status: number) => status >= 500 || status === 408 || status === 429

/**
 * Sends what somebody types again until the content lake has it: the Studio forgets the first words of a new draft when
 * they are refused, and says “Saved”. Everything else passes as it is; the Studio itself says when it failed.
 *
 * @param send - sends one request
 * @param writes - is told which writes wait
 * @param times - by default those for people
 */
export function deliverWrites(
  send: typeof fetch,
  writes: WaitingWrites,
  times: DeliveryTimes = usual,
): typeof fetch {
  return (input, init) => {
    const {searchParams} = new URL(input instanceof Request ? input.url : input)
    return typedTag.test(searchParams.get('tag') ?? '')
      ? // Neither the client's deadline nor leaving the form ends it.
        untilAnswered(new Request(input, {...init, signal: null}))
      : send(input, init)
  }

  async function untilAnswered(request: Request): Promise<Response> {
    const write = Symbol('write')
    for (let attempt = 0; ; attempt += 1) {
      const timer = setTimeout(() => writes.hold(write, 'slow'), times.slowMs)
      const answer = await send(request.clone()).then(readAnswer, () => 'unreachable' as const)
      clearTimeout(timer)
      if (answer instanceof Response) {
        writes.settle(write)
        return answer
      }
      writes.hold(write, answer)
      const delayMs = Math.min(times.maxDelayMs, times.minDelayMs * 2 ** attempt)
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
  }
}

/** @returns the response, or why the write has to be sent again */
async function readAnswer(response: Response): Promise<Response | SavingTrouble> {
  if (response.ok) return response
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  const code: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'errorCode') : undefined
  if (isPassing(response.status)) return code === fullCode ? 'full' : 'refused'
  // It arrived before, and the response was lost on its way.
  return code === doneCode ? Response.json({}) : response
}
