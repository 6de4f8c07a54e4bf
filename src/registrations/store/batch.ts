import {isLocked} from './retry-when-locked.ts'

/** Small enough that one batch never holds up the process for long. */
const maxBatchSize = 100

interface Waiting<Item> {
  item: Item
  resolve: () => void
  reject: (reason: unknown) => void
}

/** Stores all items in one transaction, or none. Called again with single items when it fails with several. */
export type SaveBatch<Item> = (items: readonly Item[]) => Promise<void>

/**
 * Stores what comes in while the last batch is being committed as one next batch: one transaction, few statements
 * and one synchronisation to disk for many. Each caller is told after that commit and not before.
 */
export class Batch<Item> {
  readonly #save: SaveBatch<Item>
  readonly #waiting: Waiting<Item>[] = []
  #draining = false

  constructor(save: SaveBatch<Item>) {
    this.#save = save
  }

  /**
   * Adds an item.
   *
   * @param item - to store
   * @returns when it is on disk
   * @throws why it could not be stored; its neighbours are stored all the same
   */
  add(item: Item): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({item, resolve, reject})
      if (this.#draining) return
      this.#draining = true
      // Requests that arrived in the same moment join before the first batch starts.
      setImmediate(() => void this.#drain())
    })
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) await this.#commit(this.#waiting.splice(0, maxBatchSize))
    this.#draining = false
  }

  async #commit(batch: readonly Waiting<Item>[]): Promise<void> {
    try {
      await this.#save(batch.map(({item}) => item))
      for (const {resolve} of batch) resolve()
    } catch (error) {
      if (batch.length === 1 || isLocked(error)) {
        // Who came while the lock was waited for would only wait for it again.
        const waiting = isLocked(error) ? this.#waiting.splice(0) : []
        for (const {reject} of [...batch, ...waiting]) reject(error)
        return
      }
      // One of them is at fault: alone, each stands or falls for itself.
      for (const entry of batch) await this.#commit([entry])
    }
  }
}
