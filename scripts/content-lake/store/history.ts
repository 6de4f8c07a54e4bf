import type {LakeDocument} from '#content-lake/documents/document.ts'
import {transactionLine, type Transaction} from './transaction.ts'

export interface HistoryLimits {
  readonly transactions: number
  readonly bytes: number
}

interface Entry {
  readonly transaction: Transaction
  readonly bytes: number
}

/** The latest transactions, limited in number and in bytes. */
export class History {
  readonly #limits: HistoryLimits
  readonly #entries = new Map<string, Entry>()
  #bytes = 0

  constructor(limits: HistoryLimits, transactions: Iterable<Transaction>) {
    this.#limits = limits
    for (const transaction of transactions) this.add(transaction)
  }

  get bytes(): number {
    return this.#bytes
  }

  /** Adds a transaction and drops the oldest ones above the limits. */
  add(transaction: Transaction, bytes = Buffer.byteLength(transactionLine(transaction))): void {
    this.#entries.set(transaction.id, {transaction, bytes})
    this.#bytes += bytes
    while (
      this.#entries.size > 1 &&
      (this.#entries.size > this.#limits.transactions || this.#bytes > this.#limits.bytes)
    ) {
      const oldest = this.#entries.entries().next()
      if (oldest.done) return
      this.#entries.delete(oldest.value[0])
      this.#bytes -= oldest.value[1].bytes
    }
  }

  has(id: string): boolean {
    return this.#entries.has(id)
  }

  get(id: string): Transaction | undefined {
    return this.#entries.get(id)?.transaction
  }

  lastId(): string | undefined {
    return [...this.#entries.keys()].at(-1)
  }

  /** Returns the transactions, oldest first. */
  all(): Transaction[] {
    return Array.from(this.#entries.values(), (entry) => entry.transaction)
  }

  /** Returns later transactions, oldest first, or `undefined` when this one is no longer in the history. */
  after(id: string): Transaction[] | undefined {
    const index = [...this.#entries.keys()].indexOf(id)
    return index < 0 ? undefined : this.all().slice(index + 1)
  }

  /** Returns the documents as they were before the oldest transaction. */
  baseOf(documents: Iterable<LakeDocument>): Map<string, LakeDocument> {
    const base = new Map<string, LakeDocument>()
    for (const document of documents) base.set(document._id, document)
    for (const transaction of this.all().reverse()) {
      for (const {id, before} of transaction.changes) {
        if (before) base.set(id, before)
        else base.delete(id)
      }
    }
    return base
  }
}
