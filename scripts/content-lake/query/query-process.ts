import {type ChildProcess, fork, type Serializable} from 'node:child_process'
import {join} from 'node:path'
import {LakeError} from '#content-lake/http/errors.ts'
import type {Store} from '#content-lake/store/store.ts'
import type {Transaction} from '#content-lake/store/transaction.ts'
import {cpuTime} from './cpu-time.ts'
import {type QueryJob, type QueryOrder, queryReplySchema} from './query-job.ts'

const mainModule = join(import.meta.dirname, 'query-process-main.ts')
/** Batch size of the initial copy. The lake handles other requests between batches. */
const documentsPerMessage = 200

export interface QueryProcessOptions {
  readonly store: Store
  readonly projectId: string
  readonly dataset: string
  readonly heapMb: number
}

export class QueryProcessEnded extends Error {
  readonly isOutOfMemory: boolean

  constructor(code: number | null, signal: NodeJS.Signals | null) {
    super(`the process ended with ${signal ?? `code ${code}`}`)
    // V8 aborts when the heap is full.
    this.isOutOfMemory = signal === 'SIGABRT' || signal === 'SIGTRAP' || code === 134
  }
}

interface Caller {
  readonly resolve: (json: string) => void
  readonly reject: (error: Error) => void
}

/**
 * A process with a copy of the documents, updated after each commit. Messages arrive in order, so a query sees every
 * write acknowledged before it.
 */
export class QueryProcess {
  readonly #child: ChildProcess
  readonly #options: QueryProcessOptions
  readonly #stop: () => void
  readonly #ready = Promise.withResolvers<undefined>()
  readonly #exited = Promise.withResolvers<undefined>()
  /** Resolves once it has all documents, rejects when it ends before. */
  readonly ready = this.#ready.promise
  readonly exited = this.#exited.promise
  #caller: Caller | undefined
  #isReady = false
  #hasEnded = false

  constructor(options: QueryProcessOptions) {
    this.#options = options
    this.#child = fork(mainModule, [], {
      execArgv: [`--max-old-space-size=${options.heapMb}`],
      serialization: 'advanced',
      // V8 prints a long report when it aborts.
      stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
    })
    this.#child.on('message', (message) => this.#receive(message))
    this.#child.on('error', () => this.#end(null, null))
    this.#child.on('exit', (code, signal) => this.#end(code, signal))
    this.#stop = options.store.onCommit((transaction) => this.#forward(transaction))
    this.#ready.promise.catch(() => undefined)
    void this.#copyDocuments()
  }

  get isReady(): boolean {
    return this.#isReady
  }

  get hasEnded(): boolean {
    return this.#hasEnded
  }

  /** CPU time in milliseconds, or `null` when unknown. */
  get cpuMs(): number | null {
    return this.#child.pid === undefined ? null : cpuTime(this.#child.pid)
  }

  /**
   * Evaluates a query. One at a time.
   * @returns the JSON of the result
   * @throws LakeError when the query is refused, QueryProcessEnded when the process ended
   */
  evaluate(job: QueryJob): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#caller = {resolve, reject}
      void this.#send({type: 'evaluate', job})
    })
  }

  kill(): void {
    this.#child.kill('SIGKILL')
  }

  async #copyDocuments(): Promise<void> {
    const {store, projectId, dataset} = this.#options
    void this.#send({type: 'begin', projectId, dataset})
    const ids = Array.from(store.dataset.documents(), ({_id}) => _id)
    for (let start = 0; start < ids.length && !this.#hasEnded; start += documentsPerMessage) {
      // The current revision: a later commit may already have sent it.
      const put = ids
        .slice(start, start + documentsPerMessage)
        .flatMap((id) => store.dataset.get(id) ?? [])
      await this.#send({type: 'change', put, removed: []})
    }
    void this.#send({type: 'ready'})
  }

  #forward({changes}: Transaction): void {
    void this.#send({
      type: 'change',
      put: changes.flatMap(({after}) => after ?? []),
      removed: changes.flatMap(({id, after}) => (after ? [] : [id])),
    })
  }

  /** Resolves once the message is sent or the process has ended. */
  #send(order: QueryOrder): Promise<void> {
    if (this.#hasEnded || !this.#child.connected) return Promise.resolve()
    const message: Serializable = order
    return new Promise((resolve) => {
      this.#child.send(message, () => resolve())
    })
  }

  #receive(message: unknown): void {
    const reply = queryReplySchema.parse(message)
    if ('ready' in reply) {
      this.#isReady = true
      this.#ready.resolve(undefined)
      return
    }
    const caller = this.#caller
    this.#caller = undefined
    if ('json' in reply) caller?.resolve(reply.json)
    else caller?.reject(new LakeError(reply.status, reply.body, reply.message))
  }

  #end(code: number | null, signal: NodeJS.Signals | null): void {
    if (this.#hasEnded) return
    this.#hasEnded = true
    this.#stop()
    const ended = new QueryProcessEnded(code, signal)
    this.#ready.reject(ended)
    this.#caller?.reject(ended)
    this.#caller = undefined
    this.#exited.resolve(undefined)
  }
}
