import {isLocked} from './retry-when-locked.ts'

/** Limits how long one batch occupies the process. */
const maxBatchSize = 100

interface Pending<Item> {
  item: Item
  resolve: () => void
  reject: (reason: unknown) => void
}

/** Stores all items in one transaction, or none. After a failure, `Batch` calls it again for each item. */
export type SaveBatch<Item> = (items: readonly Item[]) => Promise<void>

/** Groups items that arrive during a commit into the next transaction, with one synchronization to disk. */
export class Batch<Item> {
  readonly #save: SaveBatch<Item>
  readonly #pending: Pending<Item>[] = []
  #draining = false

  constructor(save: SaveBatch<Item>) {
    this.#save = save
  }

  /**
   * Resolves when the item is on disk.
   *
   * @throws the item's own failure, which doesn't affect other items
   */
  add(item: Item): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#pending.push({item, resolve, reject})
      if (this.#draining) return
      this.#draining = true
      // Lets requests of the same moment join the first batch.
      setImmediate(() => void this.#drain())
    })
  }

  async #drain(): Promise<void> {
    while (this.#pending.length > 0) await this.#commit(this.#pending.splice(0, maxBatchSize))
    this.#draining = false
  }

  async #commit(batch: readonly Pending<Item>[]): Promise<void> {
    try {
      await this.#save(batch.map(({item}) => item))
      for (const {resolve} of batch) resolve()
    } catch (error) {
      if (batch.length === 1 || isLocked(error)) {
        // Items that arrived in the meantime would wait for the same lock.
        const waiting = isLocked(error) ? this.#pending.splice(0) : []
        for (const {reject} of [...batch, ...waiting]) reject(error)
        return
      }
      // Stores each item on its own to find the faulty one.
      for (const entry of batch) await this.#commit([entry])
    }
  }
}
