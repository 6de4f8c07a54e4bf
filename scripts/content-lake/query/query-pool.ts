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
  /** It was ended once because others waited, and is evaluated once more: the machine may have been busy. */
  wasEnded?: boolean
}

/** A query that is being evaluated. */
interface Running {
  readonly process: QueryProcess
  readonly startedAt: number
  /** What its process had done before, in milliseconds of processor time. */
  readonly cpuBefore: number | null
  /** Why its process was ended, once it was. */
  reason?: Error
  /** It was ended for others. */
  gaveWay?: boolean
}

/** After so many deadlines a query is ended even if it has hardly had a processor: something else is wrong then. */
const longestWait = 6

/**
 * Evaluates queries in processes of their own. What a query takes is counted in processor time, so that one that a busy
 * machine keeps waiting is not ended for it. A query may take long while nobody needs its process; when somebody waits,
 * or its client is gone, it is ended after a share of time, the one that has run for longest first, and tried once more
 * at the end of the queue. So no query keeps its process from others for longer than a share, whatever it asks.
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

  /** Starts the processes, so that the first query need not wait for one. */
  start(): void {
    this.#fill()
  }

  /** How many queries are evaluated, and how many wait. */
  get load(): {evaluating: number; waiting: number} {
    return {evaluating: this.#running.size, waiting: this.#waiting.size}
  }

  /**
   * Evaluates a query when it is its turn.
   * @param signal - aborts when nobody waits for the answer any more
   * @returns the JSON of the answer
   * @throws LakeError 400 or 413 when the query is refused, 408 when it took too long, 413 when it needed too much
   * memory, 503 when too many wait; the signal's reason when it aborts
   */
  async run(job: QueryJob, signal: AbortSignal): Promise<string> {
    requireBoundedQuery(job.query)
    signal.throwIfAborted()
    if (this.#closed) throw httpError(503, 'The content lake is shutting down')
    if (this.#waiting.size >= this.#limits.maxWaiting) {
      throw httpError(503, 'Too many queries are waiting to be evaluated; ask again in a moment')
    }
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {job, signal, resolve, reject}
      const leave = () => {
        if (this.#waiting.delete(waiting)) reject(abortReason(signal))
      }
      signal.addEventListener('abort', leave, {once: true})
      this.#waiting.add(waiting)
      this.#fill()
      this.#pass()
    })
  }

  /** Ends all processes, and resolves when they are gone. */
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

  /** Starts the processes that are missing. */
  #fill(): void {
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
        this.#pass()
      },
      () => undefined,
    )
    void process.exited.then(() => {
      this.#processes.delete(process)
      this.#idle.delete(process)
      // One that cannot even begin would be started again for ever: then the next query tries.
      if (wasReady) this.#fill()
      else this.#giveUp()
    })
  }

  /** The documents themselves take about twice the room of their file; a perspective, as much again. */
  #heapMb(): number {
    return this.#limits.heapMb + Math.ceil((4 * this.#options.store.size) / (1 << 20))
  }

  #giveUp(): void {
    if (this.#closed || this.#processes.size > 0) return
    this.#log('content lake: no process for queries could be started')
    for (const {reject} of this.#waiting) {
      reject(httpError(500, 'The content lake could not evaluate the query; its log says why'))
    }
    this.#waiting.clear()
  }

  /** Gives waiting queries to idle processes, and sets the time at which the next long one is ended. */
  #pass(): void {
    for (const process of this.#idle) {
      const [next] = this.#waiting
      if (next === undefined) break
      this.#waiting.delete(next)
      this.#idle.delete(process)
      void this.#evaluate(process, next)
    }
    this.#watch()
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
      const isStuck = performance.now() - running.startedAt > longestWait * deadlineMs
      if (rest <= 0 || isStuck) end(this.#tooLong(waiting.job))
      else deadline = setTimeout(watch, Math.ceil(rest))
    }
    watch()
    let leaving: NodeJS.Timeout | undefined
    // Most queries are done sooner than a new process would be there.
    const leave = () => {
      leaving = setTimeout(
        () => end(abortReason(waiting.signal)),
        Math.max(0, running.startedAt + shareMs - performance.now()),
      )
    }
    waiting.signal.addEventListener('abort', leave, {once: true})
    this.#running.add(running)
    try {
      waiting.resolve(await process.evaluate(waiting.job))
    } catch (error) {
      if (this.#mayTryAgain(running, waiting)) {
        waiting.wasEnded = true
        this.#waiting.add(waiting)
      } else waiting.reject(running.reason ?? this.#refusal(error, waiting.job))
    } finally {
      clearTimeout(deadline)
      clearTimeout(leaving)
      waiting.signal.removeEventListener('abort', leave)
      this.#running.delete(running)
      if (running.reason === undefined && !process.hasEnded) this.#idle.add(process)
      this.#pass()
    }
  }

  /** While somebody waits, ends what has had its share, one at a time. */
  #watch(): void {
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
      this.#watch()
      return
    }
    first.gaveWay = first.reason === undefined
    first.reason ??= queryExecutionError(
      408,
      `The query was ended after ${Math.round(performance.now() - first.startedAt)} ms because others waited`,
    )
    first.process.kill()
  }

  /** Whose client is gone is not asked again. */
  #mayTryAgain({gaveWay = false}: Running, {wasEnded = false, signal}: Waiting): boolean {
    return gaveWay && !wasEnded && !signal.aborted && !this.#closed
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

/**
 * What a query has taken so far, in milliseconds: processor time where the system tells it, never more than has passed.
 */
function takenMs({process, startedAt, cpuBefore}: Running): number {
  const passed = performance.now() - startedAt
  const cpu = process.cpuMs
  return cpu === null || cpuBefore === null ? passed : Math.min(passed, cpu - cpuBefore)
}
