/** How much a queue does at a time and how much it lets wait. */
export interface QueueLimits {
  readonly maxRunning: number
  readonly maxWaiting: number
}

/** Thrown when as many tasks wait as may. */
export class QueueFullError extends Error {
  constructor(maxWaiting: number) {
    super(`${maxWaiting} tasks are waiting already`)
  }
}

/** Runs tasks, a bounded number at a time; a bounded number waits, first come first served. */
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
   * @throws QueueFullError when too many wait; the signal's reason when it aborts while the task waits (it
   * does not run then); what the task throws.
   */
  async run<Result>(task: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    signal.throwIfAborted()
    if (this.#running < this.#limits.maxRunning) this.#running += 1
    else await this.#turn(signal)
    try {
      return await task()
    } finally {
      this.#pass()
    }
  }

  #turn(signal: AbortSignal): Promise<void> {
    if (this.#waiting.size >= this.#limits.maxWaiting) {
      throw new QueueFullError(this.#limits.maxWaiting)
    }
    return new Promise((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        this.#waiting.delete(start)
        reject(abortReason(signal))
      }
      this.#waiting.add(start)
      signal.addEventListener('abort', leave, {once: true})
    })
  }

  /** Hands the place of a finished task to the one that has waited longest. */
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

/** Returns why a signal aborted, as an error. */
export function abortReason(signal: AbortSignal): Error {
  const reason: unknown = signal.reason
  return reason instanceof Error ? reason : new Error(String(reason))
}
