import {abortReason} from '#content-lake/assets/bounded-queue.ts'
import {httpError, type LakeError, queryExecutionError} from '#content-lake/http/errors.ts'
import type {QueryJob} from './query-job.ts'
import {requireBoundedQuery} from './bounded-query.ts'
import {defaultQueryLimits, type QueryLimits} from './query-limits.ts'
import {QueryProcess, QueryProcessEnded, type QueryProcessOptions} from './query-process.ts'

interface Waiting {
  readonly job: QueryJob
  readonly signal: AbortSignal
  readonly resolve: (json: string) => void
  readonly reject: (error: Error) => void
  /** Whether it was ended once for others. It gets a second attempt, because the machine may have been busy. */
  wasEnded?: boolean
}

interface Running {
  readonly process: QueryProcess
  readonly startedAt: number
  /** CPU time of the process at the start, in milliseconds. */
  readonly cpuBefore: number | null
  /** Set when the process was ended. */
  reason?: Error
  /** Whether it was ended for others. */
  yielded?: boolean
}

/** Multiple of the deadline, in wall-clock time, after which a query is ended even if it got almost no CPU time. */
const wallClockDeadlines = 6

/**
 * Evaluates queries in separate processes and limits their CPU time. When others are queued or the client has
 * disconnected, a query is ended after `shareMs`, longest first, and retried once at the end of the queue.
 */
export class QueryPool {
  readonly #options: Omit<QueryProcessOptions, 'heapMb'>
  readonly #limits: QueryLimits
  readonly #log: (line: string) => void
  readonly #processes = new Set<QueryProcess>()
  readonly #idle = new Set<QueryProcess>()
  readonly #running = new Set<Running>()
  readonly #waiting = new Set<Waiting>()
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(
    options: Omit<QueryProcessOptions, 'heapMb'>,
    log: (line: string) => void,
    limits: QueryLimits = defaultQueryLimits,
  ) {
    this.#options = options
    this.#limits = limits
    this.#log = log
  }

  /** Starts the processes before the first query. */
  start(): void {
    this.#startMissing()
  }

  get load(): {evaluating: number; waiting: number} {
    return {evaluating: this.#running.size, waiting: this.#waiting.size}
  }

  /**
   * Queues and evaluates a query.
   * @param signal - aborts when the client disconnects
   * @returns the JSON of the result
   * @throws LakeError 400 or 413 when the query is refused, 408 when it took too long, 413 when it needed too much
   * memory, 503 when the queue is full; the signal's reason when it aborts
   */
  async run(job: QueryJob, signal: AbortSignal): Promise<string> {
    requireBoundedQuery(job.query)
    signal.throwIfAborted()
    if (this.#closed) throw httpError(503, 'The content lake is shutting down')
    if (this.#waiting.size >= this.#limits.maxWaiting) {
      throw httpError(503, 'Too many queries are waiting to be evaluated; retry in a moment')
    }
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {job, signal, resolve, reject}
      const onAbort = () => {
        if (this.#waiting.delete(waiting)) reject(abortReason(signal))
      }
      signal.addEventListener('abort', onAbort, {once: true})
      this.#waiting.add(waiting)
      this.#startMissing()
      this.#dispatch()
    })
  }

  /** Ends all processes. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    const closing = httpError(503, 'The content lake is shutting down')
    for (const {reject} of this.#waiting) reject(closing)
    this.#waiting.clear()
    for (const each of this.#running) each.reason ??= closing
    const processes = [...this.#processes]
    for (const each of processes) each.kill()
    await Promise.all(processes.map((each) => each.exited))
  }

  #startMissing(): void {
    while (!this.#closed && this.#processes.size < this.#limits.maxProcesses) this.#start()
  }

  #start(): void {
    const process = new QueryProcess({...this.#options, heapMb: this.#heapMb()})
    this.#processes.add(process)
    let wasReady = false
    process.ready.then(
      () => {
        wasReady = true
        this.#idle.add(process)
        this.#dispatch()
      },
      () => undefined,
    )
    void process.exited.then(() => {
      this.#processes.delete(process)
      this.#idle.delete(process)
      // Avoids an endless loop when a process can't start. The next query tries again.
      if (wasReady) this.#startMissing()
      else this.#giveUp()
    })
  }

  /** In memory, documents take about twice the size of their file, and a perspective as much again. */
  #heapMb(): number {
    return this.#limits.heapMb + Math.ceil((4 * this.#options.store.size) / (1 << 20))
  }

  #giveUp(): void {
    if (this.#closed || this.#processes.size > 0) return
    this.#log('content lake: cannot start a query process')
    for (const {reject} of this.#waiting) {
      reject(httpError(500, 'The query could not be evaluated; see the log of the content lake'))
    }
    this.#waiting.clear()
  }

  /** Assigns queued queries to idle processes. */
  #dispatch(): void {
    for (const process of this.#idle) {
      const [next] = this.#waiting
      if (next === undefined) break
      this.#waiting.delete(next)
      this.#idle.delete(process)
      void this.#evaluate(process, next)
    }
    this.#scheduleEnd()
  }

  async #evaluate(process: QueryProcess, waiting: Waiting): Promise<void> {
    const running: Running = {process, startedAt: performance.now(), cpuBefore: process.cpuMs}
    const {deadlineMs, shareMs} = this.#limits
    const end = (reason: Error) => {
      running.reason ??= reason
      process.kill()
    }
    let deadline: NodeJS.Timeout | undefined
    const watch = () => {
      const rest = deadlineMs - takenMs(running)
      const isStuck = performance.now() - running.startedAt > wallClockDeadlines * deadlineMs
      if (rest <= 0 || isStuck) end(this.#tooLong(waiting.job))
      else deadline = setTimeout(watch, Math.ceil(rest))
    }
    watch()
    let abortTimer: NodeJS.Timeout | undefined
    // Most queries complete before a replacement process would be ready.
    const onAbort = () => {
      abortTimer = setTimeout(
        () => end(abortReason(waiting.signal)),
        Math.max(0, running.startedAt + shareMs - performance.now()),
      )
    }
    waiting.signal.addEventListener('abort', onAbort, {once: true})
    this.#running.add(running)
    try {
      waiting.resolve(await process.evaluate(waiting.job))
    } catch (error) {
      if (this.#canRetry(running, waiting)) {
        waiting.wasEnded = true
        this.#waiting.add(waiting)
      } else waiting.reject(running.reason ?? this.#refusal(error, waiting.job))
    } finally {
      clearTimeout(deadline)
      clearTimeout(abortTimer)
      waiting.signal.removeEventListener('abort', onAbort)
      this.#running.delete(running)
      if (running.reason === undefined && !process.hasEnded) this.#idle.add(process)
      this.#dispatch()
    }
  }

  /** While queries are queued, schedules the end of the longest-running one. */
  #scheduleEnd(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const [first] = this.#running
    const isFull = this.#running.size >= this.#limits.maxProcesses
    if (this.#waiting.size === 0 || !isFull || first === undefined || this.#closed) return
    const rest = this.#limits.shareMs - takenMs(first)
    this.#timer = setTimeout(() => this.#endLongest(), Math.max(0, Math.ceil(rest)))
  }

  #endLongest(): void {
    const [first] = this.#running
    if (first === undefined || this.#waiting.size === 0) return
    if (takenMs(first) < this.#limits.shareMs) {
      this.#scheduleEnd()
      return
    }
    first.yielded = first.reason === undefined
    first.reason ??= queryExecutionError(
      408,
      `The query was ended after ${Math.round(performance.now() - first.startedAt)} ms because others waited`,
    )
    first.process.kill()
  }

  #canRetry({yielded = false}: Running, {wasEnded = false, signal}: Waiting): boolean {
    return yielded && !wasEnded && !signal.aborted && !this.#closed
  }

  #tooLong({query}: QueryJob): LakeError {
    this.#log(`content lake: a query took too long: ${query.slice(0, 200)}`)
    const description = `The query took longer than ${this.#limits.deadlineMs} ms`
    return queryExecutionError(408, description)
  }

  #refusal(error: unknown, {query}: QueryJob): Error {
    if (!(error instanceof QueryProcessEnded)) {
      return error instanceof Error ? error : new Error(String(error))
    }
    this.#log(`content lake: a query ended its process (${error.message}): ${query.slice(0, 200)}`)
    return error.isOutOfMemory
      ? queryExecutionError(413, 'The query needs more memory than a query may have')
      : queryExecutionError(500, 'The query ended the process that evaluated it')
  }
}

/** Returns the CPU time of a query in milliseconds, or the elapsed time when that is unknown. */
function takenMs({process, startedAt, cpuBefore}: Running): number {
  const passed = performance.now() - startedAt
  const cpu = process.cpuMs
  return cpu === null || cpuBefore === null ? passed : Math.min(passed, cpu - cpuBefore)
}
