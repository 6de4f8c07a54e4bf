/** Pause after a failure. */
const backOffMs = 2000
const probeTimeoutMs = 2000

/** Distinguishes a slow image from a lake that hangs. Concurrent probes share one request; failures back off. */
export class LakeWatch {
  readonly #healthUrl: string
  #asking: Promise<boolean> | undefined
  #awayUntil = 0

  constructor(lakeOrigin: string) {
    this.#healthUrl = `${lakeOrigin}/_lake/health`
  }

  /** Whether the last failure is within the back-off. */
  get isAway(): boolean {
    return performance.now() < this.#awayUntil
  }

  noteFailure(): void {
    this.#awayUntil = performance.now() + backOffMs
  }

  /** Resolves within two seconds. */
  answers(): Promise<boolean> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = undefined))
    return this.#asking
  }

  async #ask(): Promise<boolean> {
    const isThere = await fetch(this.#healthUrl, {
      cache: 'no-store',
      signal: AbortSignal.timeout(probeTimeoutMs),
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
