/** How long nothing is asked of a lake that did not answer, in milliseconds. */
const backOffMs = 2000
/** How long the lake may take to say that it is there, in milliseconds: as long as any of its answers to a visitor. */
const healthTimeoutMs = 2000

/**
 * Knows whether the lake answers, so that a picture that takes its time can be told from a lake that hangs.
 * Who asks at the same time shares the question, and after a failure nobody asks for a while.
 */
export class LakeWatch {
  readonly #healthUrl: string
  #asking: Promise<boolean> | undefined
  #awayUntil = 0

  /** @param lakeOrigin - the origin of the local lake */
  constructor(lakeOrigin: string) {
    this.#healthUrl = `${lakeOrigin}/_lake/health`
  }

  /** Whether the lake failed so recently that it is not worth asking. */
  get isAway(): boolean {
    return performance.now() < this.#awayUntil
  }

  /** Notes that the lake did not answer. */
  noteFailure(): void {
    this.#awayUntil = performance.now() + backOffMs
  }

  /** Asks the lake whether it is there; within two seconds there is an answer. */
  answers(): Promise<boolean> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = undefined))
    return this.#asking
  }

  async #ask(): Promise<boolean> {
    const isThere = await fetch(this.#healthUrl, {
      cache: 'no-store',
      signal: AbortSignal.timeout(healthTimeoutMs),
    }).then(
      async (response) => {
        await response.body?.cancel()
        return response.ok
      },
      () => false,
    )
    if (!isThere) this.noteFailure()
    return isThere
  }
}
