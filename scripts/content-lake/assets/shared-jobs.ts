import {abortReason} from './bounded-queue.ts'

interface Job<Result> {
  readonly result: Promise<Result>
  readonly controller: AbortController
  waiters: number
}

/** Does the same job once for all who ask for it at the same time, as long as anybody waits for it. */
export class SharedJobs<Result> {
  readonly #jobs = new Map<string, Job<Result>>()

  /**
   * Waits for the job of this name, starting it when it is not under way.
   * @param signal - aborts when the caller no longer waits; the last one to leave aborts the job.
   * @param start - does the job; its signal aborts when nobody waits any more.
   * @throws the signal's reason when the caller leaves, the reason of `cancel`, else what the job throws.
   */
  join(
    name: string,
    signal: AbortSignal,
    start: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    signal.throwIfAborted()
    const job = this.#jobs.get(name) ?? this.#start(name, start)
    job.waiters += 1
    return new Promise((resolve, reject) => {
      const leave = () => {
        job.waiters -= 1
        if (job.waiters === 0) this.#end(name, job, abortReason(signal))
        reject(abortReason(signal))
      }
      signal.addEventListener('abort', leave, {once: true})
      void job.result.then(resolve, reject).finally(() => {
        signal.removeEventListener('abort', leave)
      })
    })
  }

  /** Aborts the jobs whose names fit; all who wait for them get the reason. */
  cancel(fits: (name: string) => boolean, reason: Error): void {
    for (const [name, job] of this.#jobs) {
      if (fits(name)) this.#end(name, job, reason)
    }
  }

  #start(name: string, start: (signal: AbortSignal) => Promise<Result>): Job<Result> {
    const controller = new AbortController()
    const job: Job<Result> = {result: start(controller.signal), controller, waiters: 0}
    this.#jobs.set(name, job)
    void job.result
      .catch(() => undefined)
      .finally(() => {
        this.#forget(name, job)
      })
    return job
  }

  #end(name: string, job: Job<Result>, reason: Error): void {
    // Who asks from now on gets a job of their own, not the one being given up.
    this.#forget(name, job)
    job.controller.abort(reason)
  }

  #forget(name: string, job: Job<Result>): void {
    if (this.#jobs.get(name) === job) this.#jobs.delete(name)
  }
}
