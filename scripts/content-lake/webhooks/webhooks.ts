import {createHash} from 'node:crypto'
import type {Lake} from '#content-lake/lake.ts'
import type {Transaction} from '#content-lake/store/transaction.ts'
import {attemptDelivery, type AttemptResult, type Delivery} from './delivery.ts'
import type {DeliveryJournal} from './delivery-journal.ts'
import {DeliveryQueue} from './delivery-queue.ts'
import {type HookRule, operationOf} from './hook-rule.ts'
import {maxAgeMs, maxAttempts, retryDelay} from './retry-delay.ts'

/** Tells the receivers of webhooks what was committed, at once and, where need be, again. */
export class Webhooks {
  readonly #lake: Lake
  readonly #rules: readonly HookRule[]
  readonly #journal: DeliveryJournal
  readonly #missed: readonly Transaction[]
  readonly #queue = new DeliveryQueue((delivery, onWake) => this.#deliver(delivery, onWake))
  readonly #stopping = new AbortController()
  #queueing: Promise<void> = Promise.resolve()
  #unsubscribe: () => void = () => undefined

  constructor(
    lake: Lake,
    rules: readonly HookRule[],
    journal: DeliveryJournal,
    missed: readonly Transaction[],
  ) {
    this.#lake = lake
    this.#rules = rules
    this.#journal = journal
    this.#missed = missed
  }

  /** Begins to deliver: what an earlier run left, what it missed, then every commit. */
  start(): void {
    for (const delivery of this.#journal.open) this.#queue.push(delivery)
    for (const transaction of this.#missed) this.#take(transaction)
    const last = this.#lake.store.history.lastId()
    if (last !== undefined) {
      this.#queueing = this.#queueing.then(() => this.#note([], last))
    }
    this.#unsubscribe = this.#lake.store.onCommit((transaction) => this.#take(transaction))
  }

  /** Stops delivering; what has not been delivered is in the journal for the next run. */
  async close(): Promise<void> {
    this.#unsubscribe()
    await this.#queueing
    this.#stopping.abort()
    await this.#journal.close()
  }

  /**
   * Says how many deliveries of what is committed by now are still to be made; zero when all were, or were given up.
   */
  async pending(): Promise<number> {
    await this.#queueing
    return this.#journal.open.length
  }

  #take(transaction: Transaction): void {
    this.#queueing = this.#queueing.then(async () => {
      const deliveries = await this.#deliveriesOf(transaction)
      for (const delivery of deliveries) this.#queue.push(delivery)
      // The journal is written in its own order; the next commit need not wait for it.
      void this.#note(deliveries, transaction.id)
    })
  }

  async #note(deliveries: readonly Delivery[], transactionId: string): Promise<void> {
    const noted =
      deliveries.length > 0
        ? this.#journal.add(deliveries, transactionId)
        : this.#journal.advance(transactionId)
    await noted.catch((error: unknown) => {
      this.#lake.log(`content lake: webhook deliveries could not be saved: ${String(error)}`)
    })
  }

  async #deliveriesOf({id, timestamp, changes}: Transaction): Promise<Delivery[]> {
    const deliveries: Delivery[] = []
    for (const rule of this.#rules) {
      for (const change of changes) {
        const {name} = rule.definition
        try {
          const payload = await rule.payloadOf(change)
          if (payload === undefined) continue
          deliveries.push({
            key: createHash('sha256').update(`${name} ${id} ${change.id}`).digest('hex'),
            hook: name,
            documentId: change.id,
            transactionId: id,
            transactionTime: timestamp,
            operation: operationOf(change),
            body: JSON.stringify(payload),
            queuedAt: Date.now(),
          })
        } catch (error) {
          this.#lake.log(`content lake: webhook "${name}" on "${change.id}": ${String(error)}`)
        }
      }
    }
    return deliveries
  }

  async #deliver(delivery: Delivery, onWake: (wake: () => void) => void): Promise<void> {
    const rule = this.#rules.find(({definition}) => definition.name === delivery.hook)
    if (!rule) {
      await this.#finish(delivery, 'there is no such webhook any more')
      return
    }
    for (let attempt = 1; ; attempt += 1) {
      const {problem, retryable} = await this.#attempt(delivery, rule)
      if (this.#stopping.signal.aborted) return
      if (problem === undefined) {
        await this.#finish(delivery)
        return
      }
      const isOver = attempt >= maxAttempts || Date.now() - delivery.queuedAt > maxAgeMs
      if (!retryable || isOver) {
        await this.#finish(delivery, `given up after ${attempt} attempts (${problem})`)
        return
      }
      await this.#wait(retryDelay(attempt), onWake)
      if (this.#isStopping()) return
    }
  }

  #isStopping(): boolean {
    return this.#stopping.signal.aborted
  }

  #attempt(delivery: Delivery, {definition}: HookRule): Promise<AttemptResult> {
    const {url, secret} = definition
    const {projectId, datasetName: dataset} = this.#lake
    const sender = {url, secret, projectId, dataset}
    return attemptDelivery(delivery, sender, this.#stopping.signal)
  }

  async #finish(delivery: Delivery, problem?: string): Promise<void> {
    if (problem !== undefined) {
      const {hook, documentId} = delivery
      this.#lake.log(`content lake: webhook "${hook}" about "${documentId}": ${problem}`)
    }
    await this.#journal.done(delivery.key).catch((error: unknown) => {
      this.#lake.log(`content lake: a webhook delivery may be repeated: ${String(error)}`)
    })
  }

  #wait(ms: number, onWake: (wake: () => void) => void): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      const end = () => {
        clearTimeout(timer)
        resolve()
      }
      onWake(end)
      this.#stopping.signal.addEventListener('abort', end, {once: true})
    })
  }
}
