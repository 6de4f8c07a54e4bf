export interface QueueLimits {
  readonly maxRunning: number
  readonly maxWaiting: number
}

export class QueueFullError extends Error {
  constructor(maxWaiting: number) {
    super(`${maxWaiting} tasks are waiting already`)
  }
}

/** Runs a limited number of tasks in parallel. A limited number waits in order. */
export class BoundedQueue {
  readonly #limits: QueueLimits
  readonly #waiting = new Set<() => void>()
  #running = 0

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  get running(): number {
    return this.#running
  }

  get waiting(): number {
    return this.#waiting.size
  }

  /**
   * Runs a task when it is its turn.
   * @throws QueueFullError when the queue is full; Error when the signal aborts before the task starts;
   * every error of the task
   */
  async run<Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    signal?.throwIfAborted()
    if (this.#running < this.#limits.maxRunning) this.#running += 1
    else await this.#turn(signal)
    try {
      return await task()
    } finally {
      this.#pass()
    }
  }

  #turn(signal?: AbortSignal): Promise<void> {
    if (this.#waiting.size >= this.#limits.maxWaiting) {
      throw new QueueFullError(this.#limits.maxWaiting)
    }
    return new Promise((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', onAbort)
        resolve()
      }
      const onAbort = () => {
        this.#waiting.delete(start)
        reject(new Error('The client has disconnected', {cause: signal?.reason}))
      }
      this.#waiting.add(start)
      signal?.addEventListener('abort', onAbort, {once: true})
    })
  }

  /** Hands the slot of a completed task to the next one. */
  #pass(): void {
    const [next] = this.#waiting
    if (next === undefined) {
      this.#running -= 1
      return
    }
    this.#waiting.delete(next)
    next()
  }
}
