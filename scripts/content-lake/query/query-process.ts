import {type ChildProcess, fork, type Serializable} from 'node:child_process'
import {join} from 'node:path'
import {LakeError} from '#content-lake/http/errors.ts'
import type {Store} from '#content-lake/store/store.ts'
import type {Transaction} from '#content-lake/store/transaction.ts'
import {cpuTime} from './cpu-time.ts'
import {type QueryJob, type QueryOrder, queryReplySchema} from './query-job.ts'

const mainModule = join(import.meta.dirname, 'query-process-main.ts')
/** Documents that are copied at a time, so that the lake answers others in between. */
const documentsPerMessage = 200

/** What a process needs to begin. */
export interface QueryProcessOptions {
  readonly store: Store
  readonly projectId: string
  readonly dataset: string
  readonly heapMb: number
}

/** Why a process ended, for the query that it was evaluating. */
export class QueryProcessEnded extends Error {
  readonly isOutOfMemory: boolean

  constructor(code: number | null, signal: NodeJS.Signals | null) {
    super(`the process ended with ${signal ?? `code ${code}`}`)
    // V8 aborts when the heap is full.
    this.isOutOfMemory = signal === 'SIGABRT' || signal === 'SIGTRAP' || code === 134
  }
}

interface Asked {
  readonly resolve: (json: string) => void
  readonly reject: (error: Error) => void
}

/**
 * A process with a copy of the documents: first all there are, then what each commit changed. What is sent arrives in
 * order, so a query sees every write that was acknowledged before it was sent.
 */
export class QueryProcess {
  readonly #child: ChildProcess
  readonly #options: QueryProcessOptions
  readonly #stop: () => void
  readonly #ready = Promise.withResolvers<undefined>()
  readonly #exited = Promise.withResolvers<undefined>()
  #asked: Asked | undefined
  #hasEnded = false

  constructor(options: QueryProcessOptions) {
    this.#options = options
    this.#child = fork(mainModule, [], {
      execArgv: [`--max-old-space-size=${options.heapMb}`],
      serialization: 'advanced',
      // What V8 prints when it aborts is as long as it is useless: the log says which query did it.
      stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
    })
    this.#child.on('message', (message) => this.#take(message))
    this.#child.on('error', () => this.#end(null, null))
    this.#child.on('exit', (code, signal) => this.#end(code, signal))
    this.#stop = options.store.onCommit((transaction) => this.#follow(transaction))
    this.#ready.promise.catch(() => undefined)
    void this.#copyDocuments()
  }

  /** Resolves once it has all documents; rejects when it ends before. */
  get ready(): Promise<undefined> {
    return this.#ready.promise
  }

  /** Resolves once it is gone. */
  get exited(): Promise<undefined> {
    return this.#exited.promise
  }

  get hasEnded(): boolean {
    return this.#hasEnded
  }

  /** How long it has had a processor since it began, in milliseconds; `null` where the system does not say. */
  get cpuMs(): number | null {
    return this.#child.pid === undefined ? null : cpuTime(this.#child.pid)
  }

  /**
   * Evaluates a query; ask for the next one when it is answered.
   * @returns the JSON of the answer
   * @throws LakeError when the query is refused, QueryProcessEnded when the process did not survive it
   */
  evaluate(job: QueryJob): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#asked = {resolve, reject}
      void this.#send({type: 'evaluate', job})
    })
  }

  /** Ends the process, whatever it is doing. */
  kill(): void {
    this.#child.kill('SIGKILL')
  }

  async #copyDocuments(): Promise<void> {
    const {store, projectId, dataset} = this.#options
    void this.#send({type: 'begin', projectId, dataset})
    const ids = Array.from(store.dataset.documents(), ({_id}) => _id)
    for (let start = 0; start < ids.length && !this.#hasEnded; start += documentsPerMessage) {
      // Each document as it is now: a commit since has sent it, and nothing older may follow.
      const put = ids
        .slice(start, start + documentsPerMessage)
        .flatMap((id) => store.dataset.get(id) ?? [])
      await this.#send({type: 'change', put, removed: []})
    }
    void this.#send({type: 'ready'})
  }

  #follow({changes}: Transaction): void {
    void this.#send({
      type: 'change',
      put: changes.flatMap(({after}) => after ?? []),
      removed: changes.flatMap(({id, after}) => (after ? [] : [id])),
    })
  }

  /** Resolves when the message is on its way, also when nobody is there to read it. */
  #send(order: QueryOrder): Promise<void> {
    if (this.#hasEnded || !this.#child.connected) return Promise.resolve()
    const message: Serializable = order
    return new Promise((resolve) => {
      this.#child.send(message, () => resolve())
    })
  }

  #take(message: unknown): void {
    const reply = queryReplySchema.parse(message)
    if ('ready' in reply) {
      this.#ready.resolve(undefined)
      return
    }
    const asked = this.#asked
    this.#asked = undefined
    if ('json' in reply) asked?.resolve(reply.json)
    else asked?.reject(new LakeError(reply.status, reply.body, reply.message))
  }

  #end(code: number | null, signal: NodeJS.Signals | null): void {
    if (this.#hasEnded) return
    this.#hasEnded = true
    this.#stop()
    const ended = new QueryProcessEnded(code, signal)
    this.#ready.reject(ended)
    this.#asked?.reject(ended)
    this.#asked = undefined
    this.#exited.resolve(undefined)
  }
}
