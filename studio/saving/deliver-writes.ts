import type {SavingTrouble, WriteWatch} from './write-watch.ts'

/** When editors are told, and when a write is sent again, in milliseconds. */
export interface DeliveryTimes {
  /** After which an answer counts as late. */
  readonly slowMs: number
  /** Before the second attempt; each pause is twice as long as the one before. */
  readonly minDelayMs: number
  readonly maxDelayMs: number
}

const usual: DeliveryTimes = {slowMs: 5000, minDelayMs: 1000, maxDelayMs: 5000}

/** What the content lake says in `errorCode`; `tests/conformance/saving.test.ts` holds it to that. */
const fullCode = 'LAKE-503-FULL'
const doneCode = 'LAKE-409-DONE'

const writePath = /\/(?:data\/(?:actions|mutate)|assets\/(?:images|files))\//
/** How the forms of the Studio call what somebody types. */
const typedTag = /\bdocument\.commit$/
/** What may be otherwise a moment later. */
const isPassing = (status: number) => status >= 500 || status === 408 || status === 429

/**
 * Makes what somebody types arrive: it is sent again until the content lake has it, because the Studio forgets the
 * first words of a new draft when they are refused, and says “Saved”. Any other write is given back as it failed, to be
 * done again by who made it. Whoever watches is told of both.
 *
 * @param send - sends one request
 * @param watch - is told what is not saved, and why
 * @param times - by default those for people
 */
export function deliverWrites(
  send: typeof fetch,
  watch: WriteWatch,
  times: DeliveryTimes = usual,
): typeof fetch {
  return (input, init) => {
    const {pathname, searchParams} = new URL(input instanceof Request ? input.url : input)
    const ask = async (...request: Parameters<typeof fetch>) => {
      const response = await send(...request).catch((error: unknown) => {
        // Anything else is the Studio's own doing: it no longer wants the answer.
        if (error instanceof TypeError) watch.heard(false)
        throw error
      })
      watch.heard(true)
      return response
    }
    if (!writePath.test(pathname)) return ask(input, init)
    const delivery = new Delivery(ask, watch, times)
    return typedTag.test(searchParams.get('tag') ?? '')
      ? // Nothing ends it but an answer: neither that the client waited for long, nor that the form was left.
        delivery.untilAnswered(new Request(input, {...init, signal: null}))
      : delivery.once(input, init)
  }
}

/** One write on its way. */
class Delivery {
  readonly #write = Symbol('write')
  readonly #send: typeof fetch
  readonly #watch: WriteWatch
  readonly #times: DeliveryTimes

  constructor(send: typeof fetch, watch: WriteWatch, times: DeliveryTimes) {
    this.#send = send
    this.#watch = watch
    this.#times = times
  }

  async once(...request: Parameters<typeof fetch>): Promise<Response> {
    try {
      const response = await this.#sayingWhenLate(this.#send(...request))
      if (isPassing(response.status)) this.#watch.miss(this.#write, await troubleOf(response))
      else this.#watch.settle(this.#write)
      return response
    } catch (error) {
      if (error instanceof TypeError) this.#watch.miss(this.#write, 'unreachable')
      else this.#watch.settle(this.#write)
      throw error
    }
  }

  async untilAnswered(request: Request): Promise<Response> {
    const {minDelayMs, maxDelayMs} = this.#times
    for (let attempt = 0; ; attempt += 1) {
      const answer = await this.#attempt(request.clone())
      if (answer instanceof Response) {
        this.#watch.settle(this.#write)
        return answer
      }
      this.#watch.hold(this.#write, answer)
      await pause(Math.min(maxDelayMs, minDelayMs * 2 ** attempt))
    }
  }

  async #attempt(request: Request): Promise<Response | SavingTrouble> {
    const response = await this.#sayingWhenLate(this.#send(request)).catch(() => null)
    if (response === null) return 'unreachable'
    if (isPassing(response.status)) return await troubleOf(response)
    // It arrived before, and the answer was lost on its way.
    return response.status === 409 && (await codeOf(response)) === doneCode
      ? Response.json({})
      : response
  }

  async #sayingWhenLate<Answer>(answer: Promise<Answer>): Promise<Answer> {
    const timer = setTimeout(() => {
      this.#watch.hold(this.#write, 'slow')
    }, this.#times.slowMs)
    try {
      return await answer
    } finally {
      clearTimeout(timer)
    }
  }
}

async function troubleOf(response: Response): Promise<SavingTrouble> {
  return (await codeOf(response)) === fullCode ? 'full' : 'refused'
}

async function codeOf(response: Response): Promise<unknown> {
  const said: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return typeof said === 'object' && said !== null ? Reflect.get(said, 'errorCode') : undefined
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
