import {EventEmitter} from 'node:events'
import {diskFullCode, httpError} from '#content-lake/http/errors.ts'
import type {LakeDocument} from '#content-lake/documents/document.ts'
import type {Dataset} from './dataset.ts'
import type {LineLog} from './dataset-file.ts'
import type {History} from './history.ts'
import {type Change, transactionLine, type Transaction} from './transaction.ts'

/** Documents as they will be after all pending writes. */
export interface StagingBase {
  get(id: string): LakeDocument | undefined
  referrersOf(id: string): Iterable<string>
}

interface Queued {
  readonly transaction: Transaction
  readonly line: string
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

interface Pending {
  readonly document: LakeDocument | null
  readonly transactionId: string
}

export type SnapshotLines = () => Iterable<string>

export interface StoreParts {
  readonly dataset: Dataset
  readonly history: History
  readonly file: LineLog
  readonly snapshot: SnapshotLines
  readonly compactAboveBytes: number
  readonly log: (line: string) => void
}

/**
 * Commits transactions in order. Concurrent ones share one write and one fsync, and readers see them only after that.
 */
export class Store {
  readonly dataset: Dataset
  readonly history: History
  readonly #parts: StoreParts
  readonly #events = new EventEmitter<{commit: [Transaction]}>()
  readonly #pending = new Map<string, Pending>()
  #queue: Queued[] = []
  #flushing: Promise<void> | undefined
  #sizeAfterCompaction: number
  #closed = false

  constructor(parts: StoreParts) {
    this.#parts = parts
    this.dataset = parts.dataset
    this.history = parts.history
    this.#sizeAfterCompaction = parts.file.size
    this.#events.setMaxListeners(0)
  }

  /** Calls a listener after every commit, in order, and returns a function that removes it. */
  onCommit(listener: (transaction: Transaction) => void): () => void {
    this.#events.on('commit', listener)
    return () => this.#events.off('commit', listener)
  }

  /** Size of the dataset file in bytes. */
  get size(): number {
    return this.#parts.file.size
  }

  /** Resolves once no write is pending. */
  async settled(): Promise<void> {
    while (this.#flushing) await this.#flushing
  }

  /** Returns the base of the next transaction, which includes pending writes. */
  stagingBase(): StagingBase {
    return {
      get: (id) => {
        const pending = this.#pending.get(id)
        return pending ? (pending.document ?? undefined) : this.dataset.get(id)
      },
      referrersOf: (id) => new Set([...this.dataset.referrersOf(id), ...this.#pending.keys()]),
    }
  }

  /** Returns whether a transaction id is in the history or pending. */
  knowsTransaction(id: string): boolean {
    if (this.history.has(id)) return true
    return [...this.#pending.values()].some((pending) => pending.transactionId === id)
  }

  /**
   * Makes a transaction durable and visible. It must have been staged on `stagingBase()` in the same turn of the
   * event loop.
   * @throws LakeError 503 when the disk refuses the write; the transaction has no effect then
   */
  commit(transaction: Transaction): Promise<void> {
    if (this.#closed) return Promise.reject(httpError(503, 'The content lake is shutting down'))
    for (const {id, after} of transaction.changes) {
      this.#pending.set(id, {document: after, transactionId: transaction.id})
    }
    return new Promise((resolve, reject) => {
      this.#queue.push({transaction, line: transactionLine(transaction), resolve, reject})
      this.#flushing ??= this.#flush().finally(() => (this.#flushing = undefined))
    })
  }

  /** Waits for pending writes and closes the file. */
  async close(): Promise<void> {
    this.#closed = true
    await this.settled()
    await this.#parts.file.close()
  }

  async #flush(): Promise<void> {
    // Lets concurrent requests join this group.
    await new Promise((resolve) => setImmediate(resolve))
    while (this.#queue.length > 0) {
      const group = this.#queue
      this.#queue = []
      try {
        await this.#parts.file.append(group.map((queued) => queued.line).join(''))
      } catch (error) {
        this.#refuse(group, error)
        continue
      }
      for (const queued of group) this.#apply(queued)
      await this.#compactWhenLarge()
    }
  }

  #apply({transaction, line, resolve}: Queued): void {
    for (const change of transaction.changes) this.#show(change, transaction.id)
    this.history.add(transaction, Buffer.byteLength(line))
    resolve()
    this.#events.emit('commit', transaction)
  }

  #show({id, after}: Change, transactionId: string): void {
    if (after) this.dataset.put(after)
    else this.dataset.remove(id)
    if (this.#pending.get(id)?.transactionId === transactionId) this.#pending.delete(id)
  }

  /** Rejects a group and everything that was staged on top of it. */
  #refuse(group: readonly Queued[], error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error)
    this.#parts.log(`content lake: the disk refused a write: ${reason}`)
    const refused = [...group, ...this.#queue]
    this.#queue = []
    this.#pending.clear()
    for (const {reject} of refused) {
      reject(httpError(503, `The change could not be saved: ${reason}`, codeOf(error)))
    }
  }

  async #compactWhenLarge(): Promise<void> {
    const grown = this.#parts.file.size - this.#sizeAfterCompaction
    if (grown < this.#parts.compactAboveBytes || grown < this.#sizeAfterCompaction) return
    try {
      await this.#parts.file.replace(this.#parts.snapshot())
    } catch (error) {
      this.#parts.log(`content lake: compaction failed: ${String(error)}`)
    }
    this.#sizeAfterCompaction = this.#parts.file.size
  }
}

/** Error codes of a full disk, an exceeded quota and a file size limit. */
const diskFullErrors = ['ENOSPC', 'EDQUOT', 'EFBIG']

function codeOf(error: unknown): string | undefined {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' && diskFullErrors.includes(code) ? diskFullCode : undefined
}
