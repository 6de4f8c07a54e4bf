/** Does something again and again, one run after the other: calls that come during a run share the next one. */
export class SharedRuns {
  readonly #run: () => Promise<void>
  #running: Promise<void> | undefined
  #waiting: Promise<void> | undefined

  /** @param run - what is done */
  constructor(run: () => Promise<void>) {
    this.#run = run
  }

  /**
   * Does it once more.
   *
   * @returns when a run that began after the call is over
   * @throws what the run throws
   */
  async next(): Promise<void> {
    this.#waiting ??= (async () => {
      await this.#running?.catch(() => undefined)
      this.#waiting = undefined
      this.#running = this.#run()
      await this.#running
    })()
    await this.#waiting
  }
}
