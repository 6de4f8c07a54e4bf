import {createHash} from 'node:crypto'
import {setTimeout as delay} from 'node:timers/promises'
import {BoundedQueue} from '#content-lake/bounded-queue.ts'
import type {Lake} from '#content-lake/lake.ts'
import {KeyValueStore} from '#content-lake/platform/key-value-store.ts'
import type {Transaction} from '#content-lake/store/transaction.ts'
import {attemptDelivery, type Delivery} from './delivery.ts'
import {createWebhookRule, operationOf, type WebhookRule} from './webhook-rule.ts'
import type {WebhookDefinition} from './webhook-definition.ts'

/** Age at which a delivery is given up. */
const maxAgeMs = 30 * 60_000
const firstDelayMs = 500
const maxDelayMs = 15_000

/** Key of the last transaction whose deliveries were all made or given up; its value before the first one. */
const upToKey = 'upTo'
const nothingYet = '-'
/** Transactions without deliveries after which that is written again. Checking one again is harmless. */
const writeEvery = 500

/**
 * Delivers changes to webhooks, those of one document in order, and retries failed deliveries. After a restart or a
 * crash, the history supplies what was pending.
 */
export class Webhooks {
  readonly #lake: Lake
  readonly #rules: readonly WebhookRule[]
  readonly #progress: KeyValueStore
  readonly #queue = new BoundedQueue({maxRunning: 8, maxWaiting: Infinity})
  readonly #tails = new Map<string, Promise<void>>()
  readonly #stopping = new AbortController()
  #queueing: Promise<void> = Promise.resolve()
  #writing: Promise<void> = Promise.resolve()
  #unsubscribe: () => void = () => undefined
  #pending = 0
  #seen: string = nothingYet
  #unwritten = 0

  private constructor(lake: Lake, rules: readonly WebhookRule[], progress: KeyValueStore) {
    this.#lake = lake
    this.#rules = rules
    this.#progress = progress
  }

  /**
   * @param path - file of the progress
   * @throws Error naming a webhook with an invalid filter or projection
   */
  static async open(
    lake: Lake,
    definitions: readonly WebhookDefinition[],
    path: string,
  ): Promise<Webhooks> {
    const sanity = {projectId: lake.projectId, dataset: lake.datasetName}
    const rules = definitions.map((each) => createWebhookRule(each, lake.store.dataset, sanity))
    return new Webhooks(lake, rules, await KeyValueStore.open(path))
  }

  /** Starts with the pending deliveries of earlier runs, then follows new commits. */
  start(): void {
    const {store, log} = this.#lake
    const [known] = this.#progress.read([upToKey])
    this.#seen = store.history.lastId() ?? nothingYet
    if (known === undefined) void this.#write()
    const missed =
      known === undefined
        ? []
        : known.value === nothingYet
          ? store.history.all()
          : store.history.after(String(known.value))
    if (!missed) {
      log(
        'content lake: webhooks may have missed changes: the history no longer contains their last transaction',
      )
    }
    for (const transaction of missed ?? []) this.#follow(transaction)
    this.#unsubscribe = store.onCommit((transaction) => this.#follow(transaction))
  }

  /** Stops. The next run makes the pending deliveries. */
  async close(): Promise<void> {
    this.#unsubscribe()
    await this.#queueing
    if (this.#pending === 0 && this.#unwritten > 0) await this.#write()
    this.#stopping.abort()
    await Promise.all(this.#tails.values())
    await this.#writing
  }

  /** Returns the number of pending deliveries of all commits so far. */
  async pending(): Promise<number> {
    await this.#queueing
    return this.#pending
  }

  #follow(transaction: Transaction): void {
    this.#queueing = this.#queueing.then(async () => {
      const deliveries = await this.#deliveriesOf(transaction)
      this.#seen = transaction.id
      this.#unwritten += 1
      for (const delivery of deliveries) this.#push(delivery)
      if (this.#pending === 0 && this.#unwritten >= writeEvery) void this.#write()
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
            rule,
            key: createHash('sha256').update(`${name} ${id} ${change.id}`).digest('hex'),
            documentId: change.id,
            transactionId: id,
            transactionTime: timestamp,
            operation: operationOf(change),
            body: JSON.stringify(payload),
          })
        } catch (error) {
          this.#lake.log(`content lake: webhook "${name}" on "${change.id}": ${String(error)}`)
        }
      }
    }
    return deliveries
  }

  /** Queues a delivery behind the earlier ones of its document. */
  #push(delivery: Delivery): void {
    this.#pending += 1
    const line = `${delivery.rule.definition.name} ${delivery.documentId}`
    const done = (this.#tails.get(line) ?? Promise.resolve())
      .then(() => this.#queue.run(() => this.#deliver(delivery)))
      .then(() => {
        if (this.#tails.get(line) === done) this.#tails.delete(line)
      })
    this.#tails.set(line, done)
  }

  async #deliver(delivery: Delivery): Promise<void> {
    const {signal} = this.#stopping
    const queuedAt = Date.now()
    for (let attempt = 1; !this.#isStopping(); attempt += 1) {
      const {problem, retryable} = await attemptDelivery(delivery, this.#lake, signal)
      if (this.#isStopping()) return
      if (problem === undefined || !retryable || Date.now() - queuedAt > maxAgeMs) {
        if (problem !== undefined) {
          const about = `webhook "${delivery.rule.definition.name}" about "${delivery.documentId}"`
          this.#lake.log(`content lake: ${about}: given up after ${attempt} attempts (${problem})`)
        }
        this.#pending -= 1
        if (this.#pending === 0) await this.#write()
        return
      }
      await delay(retryDelay(attempt), undefined, {signal}).catch(() => undefined)
    }
  }

  #isStopping(): boolean {
    return this.#stopping.signal.aborted
  }

  #write(): Promise<void> {
    this.#unwritten = 0
    this.#writing = this.#progress
      .write([{key: upToKey, value: this.#seen}])
      .catch((error: unknown) => {
        this.#lake.log(`content lake: webhook deliveries may be repeated: ${String(error)}`)
      })
    return this.#writing
  }
}

/** Exponential backoff with jitter. */
function retryDelay(attempt: number): number {
  const longest = Math.min(maxDelayMs, firstDelayMs * 2 ** (attempt - 1))
  return longest / 2 + (longest / 2) * Math.random()
}
