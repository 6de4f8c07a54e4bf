import {createHash} from 'node:crypto'
import type {Lake} from '#content-lake/lake.ts'
import type {Transaction} from '#content-lake/store/transaction.ts'
import {attemptDelivery, type AttemptResult, type Delivery} from './delivery.ts'
import type {DeliveryJournal} from './delivery-journal.ts'
import {DeliveryQueue} from './delivery-queue.ts'
import {type WebhookRule, operationOf} from './webhook-rule.ts'
import {maxAgeMs, maxAttempts, retryDelay} from './retry-delay.ts'

/** Delivers changes to webhooks and retries failed deliveries. */
export class Webhooks {
  readonly #lake: Lake
  readonly #rules: readonly WebhookRule[]
  readonly #journal: DeliveryJournal
  readonly #missed: readonly Transaction[]
  readonly #queue = new DeliveryQueue((delivery, onWake) => this.#deliver(delivery, onWake))
  readonly #stopping = new AbortController()
  #queueing: Promise<void> = Promise.resolve()
  #unsubscribe: () => void = () => undefined

  constructor(
    lake: Lake,
    rules: readonly WebhookRule[],
    journal: DeliveryJournal,
    missed: readonly Transaction[],
  ) {
    this.#lake = lake
    this.#rules = rules
    this.#journal = journal
    this.#missed = missed
  }

  /** Starts with the pending deliveries and missed commits of earlier runs, then follows new commits. */
  start(): void {
    for (const delivery of this.#journal.open) this.#queue.push(delivery)
    for (const transaction of this.#missed) this.#queueDeliveries(transaction)
    const last = this.#lake.store.history.lastId()
    if (last !== undefined) {
      this.#queueing = this.#queueing.then(() => this.#record([], last))
    }
    this.#unsubscribe = this.#lake.store.onCommit((transaction) =>
      this.#queueDeliveries(transaction),
    )
  }

  /** Stops. The journal stores pending deliveries for the next run. */
  async close(): Promise<void> {
    this.#unsubscribe()
    await this.#queueing
    this.#stopping.abort()
    await this.#journal.close()
  }

  /** Returns the number of pending deliveries of all commits so far. */
  async pending(): Promise<number> {
    await this.#queueing
    return this.#journal.open.length
  }

  #queueDeliveries(transaction: Transaction): void {
    this.#queueing = this.#queueing.then(async () => {
      const deliveries = await this.#deliveriesOf(transaction)
      for (const delivery of deliveries) this.#queue.push(delivery)
      // The journal serializes its own writes.
      void this.#record(deliveries, transaction.id)
    })
  }

  async #record(deliveries: readonly Delivery[], transactionId: string): Promise<void> {
    const recorded =
      deliveries.length > 0
        ? this.#journal.add(deliveries, transactionId)
        : this.#journal.advance(transactionId)
    await recorded.catch((error: unknown) => {
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
      await this.#finish(delivery, 'the webhook was removed')
      return
    }
    for (let attempt = 1; ; attempt += 1) {
      const {problem, retryable} = await this.#attempt(delivery, rule)
      if (this.#stopping.signal.aborted) return
      if (problem === undefined) {
        await this.#finish(delivery)
        return
      }
      const isExhausted = attempt >= maxAttempts || Date.now() - delivery.queuedAt > maxAgeMs
      if (!retryable || isExhausted) {
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

  #attempt(delivery: Delivery, {definition}: WebhookRule): Promise<AttemptResult> {
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
