import {abortReason} from '#content-lake/bounded-queue.ts'

interface Job<Result> {
  readonly result: Promise<Result>
  readonly controller: AbortController
  waiters: number
}

/** Runs concurrent jobs with the same name once, until the last caller leaves. */
export class CoalescedJobs<Result> {
  readonly #jobs = new Map<string, Job<Result>>()

  /**
   * Joins the job with this name, or starts it.
   * @param signal - aborts when the caller leaves; the last one to onAbort aborts the job
   * @throws the signal's reason when the caller leaves, the reason of `cancel`, otherwise the job's error
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
      const onAbort = () => {
        job.waiters -= 1
        if (job.waiters === 0) this.#end(name, job, abortReason(signal))
        reject(abortReason(signal))
      }
      signal.addEventListener('abort', onAbort, {once: true})
      void job.result.then(resolve, reject).finally(() => {
        signal.removeEventListener('abort', onAbort)
      })
    })
  }

  /** Aborts the matching jobs and rejects their callers with the reason. */
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
    // Later callers start a new job.
    this.#forget(name, job)
    job.controller.abort(reason)
  }

  #forget(name: string, job: Job<Result>): void {
    if (this.#jobs.get(name) === job) this.#jobs.delete(name)
  }
}
