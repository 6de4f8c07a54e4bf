/** Pause after a failure. */
const backOffMs = 2000
const probeTimeoutMs = 2000

/** Distinguishes a slow image from a lake that hangs. Concurrent probes share one request; failures back off. */
export class LakeHealth {
  readonly #healthUrl: string
  #probing: Promise<boolean> | undefined
  #unavailableUntil = 0

  constructor(lakeOrigin: string) {
    this.#healthUrl = `${lakeOrigin}/_lake/health`
  }

  /** Whether the last failure is within the back-off. */
  get isUnavailable(): boolean {
    return performance.now() < this.#unavailableUntil
  }

  recordFailure(): void {
    this.#unavailableUntil = performance.now() + backOffMs
  }

  /** Resolves within two seconds. */
  probe(): Promise<boolean> {
    this.#probing ??= this.#sendProbe().finally(() => (this.#probing = undefined))
    return this.#probing
  }

  async #sendProbe(): Promise<boolean> {
    const isAvailable = await fetch(this.#healthUrl, {
      cache: 'no-store',
      signal: AbortSignal.timeout(probeTimeoutMs),
    }).then(
      async (response) => {
        await response.body?.cancel()
        return response.ok
      },
      () => false,
    )
    if (!isAvailable) this.recordFailure()
    return isAvailable
  }
}
