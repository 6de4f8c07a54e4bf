import {BoundedQueue, QueueFullError} from '#content-lake/bounded-queue.ts'
import {httpError, queryExecutionError} from '#content-lake/http/errors.ts'
import type {QueryJob} from './query-job.ts'
import {defaultQueryLimits, type QueryLimits} from './query-limits.ts'
import {QueryProcess, QueryProcessEnded, type QueryProcessOptions} from './query-process.ts'
import {requireShortQuery} from './validate-query.ts'

/** Interval at which the CPU time of a running query is read. */
const watchMs = 100

/** Multiple of the deadline, in wall-clock time, after which a query is ended even if it got almost no CPU time. */
const wallClockDeadlines = 6

/**
 * Evaluates queries in separate processes and limits their CPU time: to `shareMs` while others are queued or when the
 * client has disconnected, otherwise to `deadlineMs`.
 */
export class QueryPool {
  readonly #options: Omit<QueryProcessOptions, 'heapMb'>
  readonly #limits: QueryLimits
  readonly #log: (line: string) => void
  readonly #queue: BoundedQueue
  readonly #processes = new Set<QueryProcess>()
  readonly #idle = new Set<QueryProcess>()
  #closed = false

  constructor(
    options: Omit<QueryProcessOptions, 'heapMb'>,
    log: (line: string) => void,
    limits: QueryLimits = defaultQueryLimits,
  ) {
    this.#options = options
    this.#limits = limits
    this.#log = log
    const {maxProcesses: maxRunning, maxWaiting} = limits
    this.#queue = new BoundedQueue({maxRunning, maxWaiting})
  }

  /** Starts the processes before the first query. */
  start(): void {
    while (this.#processes.size < this.#limits.maxProcesses) this.#idle.add(this.#startProcess())
  }

  get load(): {evaluating: number; waiting: number} {
    return {evaluating: this.#queue.running, waiting: this.#queue.waiting}
  }

  /**
   * Queues and evaluates a query.
   * @param signal - aborts when the client disconnects
   * @returns the JSON of the result
   * @throws LakeError 400 or 413 when the query is refused, 408 when it took too long, 413 when it needed too much
   * memory, 503 when the queue is full; the signal's reason when it aborts
   */
  async run(job: QueryJob, signal: AbortSignal): Promise<string> {
    requireShortQuery(job.query)
    try {
      return await this.#queue.run(() => this.#evaluate(job, signal), signal)
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error
      throw httpError(503, 'Too many queries are waiting to be evaluated; retry in a moment')
    }
  }

  /** Ends all processes. */
  async close(): Promise<void> {
    this.#closed = true
    const processes = [...this.#processes]
    for (const each of processes) each.kill()
    await Promise.all(processes.map((each) => each.exited))
  }

  #startProcess(): QueryProcess {
    const process = new QueryProcess({...this.#options, heapMb: this.#heapMb()})
    this.#processes.add(process)
    void process.exited.then(() => {
      this.#processes.delete(process)
      this.#idle.delete(process)
    })
    return process
  }

  /** In memory, documents take about twice the size of their file, and a perspective as much again. */
  #heapMb(): number {
    return this.#limits.heapMb + Math.ceil((4 * this.#options.store.size) / (1 << 20))
  }

  async #evaluate(job: QueryJob, signal: AbortSignal): Promise<string> {
    const process = this.#takeProcess()
    let watch: NodeJS.Timeout | undefined
    let isTooLong = false
    try {
      await process.ready
      const taken = stopwatch(process)
      watch = setInterval(() => {
        const isHurried = signal.aborted || this.#queue.waiting > 0
        const limitMs = isHurried ? this.#limits.shareMs : this.#limits.deadlineMs
        const {cpuMs, wallMs} = taken()
        isTooLong = cpuMs > limitMs || wallMs > wallClockDeadlines * this.#limits.deadlineMs
        if (isTooLong) process.kill()
      }, watchMs)
      return await process.evaluate(job)
    } catch (error) {
      throw this.#refusal(error, job, isTooLong)
    } finally {
      clearInterval(watch)
      if (!process.hasEnded) this.#idle.add(process)
      // A process that never was ready would probably fail again. The next query tries it.
      else if (watch !== undefined && !this.#closed) this.#idle.add(this.#startProcess())
    }
  }

  /** @throws LakeError 503 while the lake shuts down */
  #takeProcess(): QueryProcess {
    if (this.#closed) throw httpError(503, 'The content lake is shutting down')
    const idle = [...this.#idle]
    const process = idle.find(({isReady}) => isReady) ?? idle[0] ?? this.#startProcess()
    this.#idle.delete(process)
    return process
  }

  #refusal(error: unknown, {query}: QueryJob, isTooLong: boolean): unknown {
    if (!(error instanceof QueryProcessEnded)) return error
    if (this.#closed) return httpError(503, 'The content lake is shutting down')
    const start = query.slice(0, 200)
    if (isTooLong) {
      this.#log(`content lake: a query took too long: ${start}`)
      const {deadlineMs, shareMs} = this.#limits
      const description = `The query took longer than ${deadlineMs} ms, or than ${shareMs} ms while others waited`
      return queryExecutionError(408, description)
    }
    this.#log(`content lake: a query ended its process (${error.message}): ${start}`)
    return error.isOutOfMemory
      ? queryExecutionError(413, 'The query needs more memory than a query may have')
      : queryExecutionError(500, 'The query ended the process that evaluated it')
  }
}

/** Measures the time of a process from now on. Without CPU times, as outside Linux, `cpuMs` is the elapsed time. */
function stopwatch(process: QueryProcess): () => {cpuMs: number; wallMs: number} {
  const startedAt = performance.now()
  const cpuBefore = process.cpuMs
  return () => {
    const wallMs = performance.now() - startedAt
    const cpu = process.cpuMs
    return {wallMs, cpuMs: cpu === null || cpuBefore === null ? wallMs : cpu - cpuBefore}
  }
}
