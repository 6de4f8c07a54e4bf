import type {Delivery} from './delivery.ts'

/** Makes one delivery including retries. `wake` ends the delay before the next attempt. */
export type Deliver = (delivery: Delivery, onWake: (wake: () => void) => void) => Promise<void>

interface Line {
  readonly waiting: Delivery[]
  wake: () => void
}

const concurrency = 8

/** Makes deliveries in parallel, but those of one document to one webhook in order. */
export class DeliveryQueue {
  readonly #deliver: Deliver
  readonly #lines = new Map<string, Line>()
  readonly #ready: string[] = []
  #running = 0

  constructor(deliver: Deliver) {
    this.#deliver = deliver
  }

  /** Queues a delivery behind the earlier ones of its document. */
  push(delivery: Delivery): void {
    const key = `${delivery.hook}\u0000${delivery.documentId}`
    const line = this.#lines.get(key)
    if (line) {
      line.waiting.push(delivery)
      // A new change suggests that the receiver is in use again, so retry immediately.
      line.wake()
      return
    }
    this.#lines.set(key, {waiting: [delivery], wake: () => undefined})
    this.#ready.push(key)
    this.#startNext()
  }

  #startNext(): void {
    while (this.#running < concurrency) {
      const key = this.#ready.shift()
      if (key === undefined) return
      this.#running += 1
      void this.#work(key).finally(() => {
        this.#running -= 1
        this.#startNext()
      })
    }
  }

  async #work(key: string): Promise<void> {
    const line = this.#lines.get(key)
    const delivery = line?.waiting[0]
    if (!line || !delivery) return
    await this.#deliver(delivery, (wake) => (line.wake = wake))
    line.waiting.shift()
    if (line.waiting.length > 0) this.#ready.push(key)
    else this.#lines.delete(key)
  }
}
