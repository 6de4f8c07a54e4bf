import {RateLimiterMemory} from 'rate-limiter-flexible'

/** Secrets of Sanity have 43 characters, keys of share links 64. */
const secretPattern = /^[\w-]{8,100}$/

/** Returns whether a text can be a secret, so that others are refused without a request to the content lake. */
export const isSecretLike = (text: string | null): boolean =>
  text !== null && secretPattern.test(text)

/** Limits wrong secrets, because checking one takes requests to the content lake, which hosted Sanity counts. */
export class PreviewGuesses {
  readonly #limiter: RateLimiterMemory

  /**
   * @param count - wrong secrets that one network may send
   * @param seconds - time after which they are forgotten
   */
  constructor(count = 20, seconds = 600) {
    this.#limiter = new RateLimiterMemory({points: count, duration: seconds})
  }

  /** Returns 0 below the limit, otherwise the seconds to wait. */
  async wait(network: string): Promise<number> {
    const guesses = await this.#limiter.get(network)
    if (guesses === null || guesses.remainingPoints > 0) return 0
    return Math.max(1, Math.ceil(guesses.msBeforeNext / 1000))
  }

  async record(network: string): Promise<void> {
    await this.#limiter.penalty(network)
  }
}
